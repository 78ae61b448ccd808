import { asksMandate, type MandateProxy, mandateDuties } from '@asamblea/domain';
import { Alert, AlertTitle, Box, Button, Paper, Typography } from '@mui/material';
import { ConfirmationProvider, useConfirm } from '../../../../ui/dialogs/ConfirmationProvider.tsx';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage.tsx';
import { MandateList } from './MandateList.tsx';
import { useMandate } from './useMandate.ts';

interface AttorneyMandateProps {
  /** The represented units changed: data that depends on them is read again. */
  readonly onChange: () => void;
  /** The part that still asks for an answer, or the accepted part; absent: both. */
  readonly part?: 'asked' | 'taken';
}

/** The units that an attorney represents and their instructions: read and accepted once, at hand since. */
export function AttorneyMandate(props: AttorneyMandateProps) {
  // The ballot starts without what the rest of the application has around it.
  return (
    <ConfirmationProvider>
      <OwnMandate {...props} />
    </ConfirmationProvider>
  );
}

function OwnMandate({ onChange, part }: AttorneyMandateProps) {
  const { proxies, ended, failure, answer } = useMandate(onChange);
  const waiting = part === 'taken' ? [] : proxies.filter((one) => asksMandate(one, one.taken));
  const accepted = part === 'asked' ? [] : proxies.filter((one) => !asksMandate(one, one.taken));
  const giveBack = (proxy: MandateProxy) => answer(false, [proxy]);
  return (
    <>
      {(part === 'taken' ? [] : ended).map((proxy) => (
        <Alert key={proxy.proxyId} severity="warning" role="alert">
          <AlertTitle>Usted ya no representa {proxy.labels.join(', ')}</AlertTitle>
          {proxy.reason} Los votos que ya envió cuentan.
        </Alert>
      ))}
      {waiting.length > 0 && (
        <Paper component="section" aria-labelledby="encargo" sx={{ p: 2 }}>
          <Typography id="encargo" variant="h3" component="h2" sx={{ mb: 1 }}>
            Usted representa a otras personas
          </Typography>
          <MandateList
            proxies={waiting}
            actionOf={(proxy) => <GiveBack proxy={proxy} onGiveBack={() => giveBack(proxy)} />}
          />
          <Typography sx={{ mt: 1.5 }}>Al aceptar el encargo, usted:</Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: '1.25em' }}>
            {mandateDuties.map((duty) => (
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
      {accepted.length > 0 && (
        <Paper component="details" sx={{ px: 2, py: 1 }}>
          <Box component="summary" sx={{ minHeight: 32, cursor: 'pointer' }}>
            Usted representa <b>{labelsOf(accepted)}</b>
          </Box>
          <Box sx={{ mt: 1 }}>
            <MandateList
              proxies={accepted}
              actionOf={(proxy) => (
                <GiveBack isAccepted proxy={proxy} onGiveBack={() => giveBack(proxy)} />
              )}
            />
          </Box>
        </Paper>
      )}
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
    </>
  );
}

interface GiveBackProps {
  readonly proxy: MandateProxy;
  /** By its button, or by acting under it. */
  readonly isAccepted?: boolean;
  readonly onGiveBack: () => Promise<void>;
}

/** The way out of a mandate: a refusal while it waits for an answer, and quiet once it was accepted. */
function GiveBack({ proxy, isAccepted = false, onGiveBack }: GiveBackProps) {
  const confirm = useConfirm();
  const { grantorName } = proxy;
  const labels = proxy.labels.join(', ');
  const { button, header, label, effect } = isAccepted ? renouncing : declining;
  return (
    <div>
      <Button
        color="inherit"
        size={isAccepted ? 'small' : 'medium'}
        aria-label={`${label} de ${grantorName}`}
        onClick={() =>
          confirm({
            header,
            message: `${grantorName} se queda sin apoderado para ${labels}, y lo sabrán la mesa de registro y quien lo nombró. ${effect}No se puede deshacer: tendrían que darle otro poder.`,
            enter: 'rejects',
            acceptLabel: label,
            rejectLabel: 'Volver',
            accept: () => void onGiveBack(),
          })
        }
      >
        {button}
      </Button>
    </div>
  );
}

const declining = {
  button: 'No acepto',
  header: 'No aceptar el encargo',
  label: 'No acepto el encargo',
  effect: '',
} as const;

const renouncing = {
  button: 'Renunciar al encargo',
  header: 'Renunciar al encargo',
  label: 'Renunciar al encargo',
  effect: 'Los votos que ya envió cuentan. ',
} as const;

function labelsOf(proxies: readonly MandateProxy[]): string {
  return proxies.flatMap(({ labels }) => labels).join(', ');
}
