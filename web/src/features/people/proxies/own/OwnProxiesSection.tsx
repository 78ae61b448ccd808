import { at, type OwnProxy, proxyEndpoints, saying } from '@asamblea/domain';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { useRoomKnown } from '../../../../ui/device/useRoomKnown.ts';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../../ui/feedback/Loading.tsx';
import { EndProxyDialog } from '../EndProxyDialog.tsx';
import { useScannedForm } from '../useScannedForm.ts';
import { GiveProxyDialog } from './GiveProxyDialog.tsx';
import { OwnProxyCard } from './OwnProxyCard.tsx';
import { useOwnProxies } from './useOwnProxies.ts';

/** The actions of an owner who cannot come: gives a proxy, follows it, takes it back. */
export function OwnProxiesSection() {
  const { own, failure, reload } = useOwnProxies();
  useRoomKnown(own !== null || failure !== null);
  const [isGiving, setGiving] = useState(false);
  const scanned = useScannedForm();
  const [ending, setEnding] = useState<OwnProxy | null>(null);
  // An account of nobody in the roster has nothing to give.
  if (failure?.code === 'person-unknown' || own?.units.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="poderes" sx={{ mt: 5 }}>
      <Typography id="poderes" variant="h3" component="h2" sx={{ mb: 1 }}>
        ¿No puede asistir?
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Dé un poder a quien asistirá y votará por usted. Puede revocarlo cuando quiera.
      </Typography>
      {failure !== null && (
        <Box sx={{ mb: 2 }}>
          <ErrorMessage
            message="No pudimos leer sus poderes"
            explanation={failure.explanation ?? failure.message}
            onRetry={() => void reload()}
          />
        </Box>
      )}
      {scanned.failure !== null && (
        <Box sx={{ mb: 2 }}>
          <ErrorMessage
            message={scanned.failure.message}
            explanation={scanned.failure.explanation}
          />
        </Box>
      )}
      {own === null && failure === null && <Loading shape="list" />}
      {own !== null && (
        <>
          {own.proxies.length > 0 && (
            <Box component="ul" aria-label="Poderes que usted dio" sx={list}>
              {own.proxies.map((proxy) => (
                <OwnProxyCard key={proxy.proxyId} proxy={proxy} onRevoke={() => setEnding(proxy)} />
              ))}
            </Box>
          )}
          <Button variant="outlined" size="large" onClick={() => setGiving(true)}>
            {own.proxies.length === 0 ? 'Dar un poder' : 'Dar otro poder'}
          </Button>
          {(isGiving || scanned.form !== null) && (
            <GiveProxyDialog
              key={scanned.form?.token ?? ''}
              chosenIds={scanned.form?.unitIds}
              units={own.units}
              agenda={own.agenda ?? []}
              onGiven={reload}
              onClose={() => {
                setGiving(false);
                scanned.close();
              }}
            />
          )}
          {ending !== null && (
            <EndProxyDialog
              header={`Revocar el poder de ${ending.attorneyName}`}
              message={saying`${ending.attorneyName} dejará de representar ${ending.labels.join(', ')}. No se puede deshacer: para volver a nombrarlo, dé otro poder.`}
              acceptLabel="Revocar el poder"
              send={(release) =>
                askApi(at(proxyEndpoints.revokeOwnProxy, { proxyId: ending.proxyId }), {
                  signerId: null,
                  release,
                })
              }
              onDone={() => void reload()}
              onClose={() => setEnding(null)}
            />
          )}
        </>
      )}
    </Box>
  );
}

const list = { display: 'grid', gap: 2, p: 0, m: 0, mb: 2 } as const;
