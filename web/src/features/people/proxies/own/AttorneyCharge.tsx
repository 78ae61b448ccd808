import { type ChargeProxy, chargeDuties } from '@asamblea/domain';
import { Alert, AlertTitle, Box, Button, Paper, Typography } from '@mui/material';
import { BusyButton } from '../../../../ui/BusyButton.tsx';
import { ConfirmationProvider, useConfirm } from '../../../../ui/ConfirmationProvider.tsx';
import { ErrorMessage } from '../../../../ui/ErrorMessage.tsx';
import { ChargeList } from './ChargeList.tsx';
import { useCharge } from './useCharge.ts';

interface AttorneyChargeProps {
  /** What they represent changed: what depends on it is read again. */
  readonly onChange: () => void;
}

/** What an attorney represents and with which instructions: read and taken on once, at hand since. */
export function AttorneyCharge(props: AttorneyChargeProps) {
  // The ballot starts without what the rest of the application has around it.
  return (
    <ConfirmationProvider>
      <OwnCharge {...props} />
    </ConfirmationProvider>
  );
}

function OwnCharge({ onChange }: AttorneyChargeProps) {
  const { proxies, ended, failure, answer } = useCharge(onChange);
  const waiting = proxies.filter(({ taken }) => taken === null);
  const isNew = waiting.length > 0;
  return (
    <>
      {ended.map((proxy) => (
        <Alert key={proxy.proxyId} severity="warning" role="alert">
          <AlertTitle>Usted ya no representa {proxy.labels.join(', ')}</AlertTitle>
          {proxy.reason} Los votos que ya envió cuentan.
        </Alert>
      ))}
      {isNew && (
        <Paper component="section" aria-labelledby="encargo" sx={{ p: 2 }}>
          <Typography id="encargo" variant="h3" component="h2" sx={{ mb: 1 }}>
            Usted representa a otras personas
          </Typography>
          <ChargeList
            proxies={waiting}
            actionOf={(proxy) => <Decline proxy={proxy} onDecline={() => answer(false, [proxy])} />}
          />
          <Typography sx={{ mt: 1.5 }}>Al aceptar el encargo, usted:</Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: '1.25em' }}>
            {chargeDuties.map((duty) => (
              <li key={duty}>{duty}</li>
            ))}
          </Box>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            Asistir o votar con el poder también lo acepta.
          </Typography>
          <BusyButton
            variant="contained"
            fullWidth
            onPress={() => answer(true, waiting)}
            sx={{ mt: 1.5, minHeight: 48 }}
          >
            Aceptar el encargo
          </BusyButton>
        </Paper>
      )}
      {!isNew && proxies.length > 0 && (
        <Paper component="details" sx={{ px: 2, py: 1 }}>
          <Box component="summary" sx={{ minHeight: 32, cursor: 'pointer' }}>
            Usted representa <b>{labelsOf(proxies)}</b>
          </Box>
          <Box sx={{ mt: 1 }}>
            <ChargeList proxies={proxies} />
          </Box>
        </Paper>
      )}
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
    </>
  );
}

interface DeclineProps {
  readonly proxy: ChargeProxy;
  readonly onDecline: () => Promise<void>;
}

function Decline({ proxy, onDecline }: DeclineProps) {
  const confirm = useConfirm();
  const labels = proxy.labels.join(', ');
  return (
    <div>
      <Button
        color="inherit"
        aria-label={`No acepto el encargo de ${proxy.grantorName}`}
        onClick={() =>
          confirm({
            header: 'No aceptar el encargo',
            message: `${proxy.grantorName} se queda sin apoderado para ${labels}, y lo sabrán la mesa de registro y quien lo nombró. No se puede deshacer: tendrían que darle otro poder.`,
            enter: 'rejects',
            acceptLabel: 'No acepto el encargo',
            rejectLabel: 'Volver',
            accept: () => void onDecline(),
          })
        }
      >
        No acepto
      </Button>
    </div>
  );
}

function labelsOf(proxies: readonly ChargeProxy[]): string {
  return proxies.flatMap(({ labels }) => labels).join(', ');
}
