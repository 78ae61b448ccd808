import { type BoothRow, type BoothsAnswer, boothEndpoints } from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useEffect } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAsked } from '../../../firebase/asking/useAsked.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { useConfirm } from '../../../ui/dialogs/ConfirmationProvider.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';

const address = {
  endpoint: boothEndpoints.listBooths,
  isAnswer: (answer: BoothsAnswer) => Array.isArray(answer?.booths),
  clockOf: () => null,
  isFinal: ({ code }: ApiFailure) => code === 'not-signed-in' || code === 'not-allowed',
};
/** Often enough to see that somebody is trying PINs. */
const lookEvery = 10_000;

/** The tablets that are booths, from the desk or the office: what is mistyped at each, and the way to end one. */
export function BoothList() {
  const { answer, failure, refresh } = useAsked(address);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, lookEvery);
    return () => clearInterval(timer);
  }, [refresh]);

  if (answer === null) {
    if (failure === null) return <Loading shape="list" />;
    const { message, explanation } = failure;
    return <ErrorMessage message={message} explanation={explanation} onRetry={refresh} />;
  }
  if (answer.booths.length === 0) {
    return (
      <EmptyState title="No hay puestos de votación abiertos">
        Se abren en la propia tableta: ingrese en ella y elija «Puesto de votación» en Inicio.
      </EmptyState>
    );
  }
  return (
    <Box component="ul" aria-label="Puestos abiertos" sx={list}>
      {answer.booths.map((booth) => (
        <Paper key={booth.boothId} component="li" sx={card}>
          <OneBooth booth={booth} onDone={refresh} />
        </Paper>
      ))}
    </Box>
  );
}

interface OneBoothProps {
  readonly booth: BoothRow;
  readonly onDone: () => void;
}

function OneBooth({ booth, onDone }: OneBoothProps) {
  const timeZone = useSession().timeZone ?? 'UTC';
  const { add } = useToasts();
  const confirm = useConfirm();
  const { boothId, name, openedBy, openedAt, failures } = booth;

  async function send(what: 'clearBooth' | 'endBooth', summary: string) {
    try {
      await askApi(boothEndpoints[what], { boothId });
      add({ severity: 'success', summary });
    } catch (error) {
      const { message } = ApiFailure.of(error);
      add({ severity: 'error', summary: message });
    }
    onDone();
  }

  const end = () =>
    confirm({
      header: `Cerrar ${name}`,
      message:
        'La tableta deja de ser un puesto ahora mismo. Quien esté votando en ella no podrá terminar; los votos ya guardados cuentan.',
      acceptLabel: 'Cerrar el puesto',
      rejectLabel: 'Dejarlo abierto',
      accept: () => send('endBooth', `${name} se cerró`),
    });

  return (
    <>
      <Box sx={{ flex: '1 1 16em', minWidth: 0 }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography color="textSecondary">
          Abierto {openedBy === '' ? '' : `por ${openedBy}, `}
          {formatMoment(openedAt, timeZone)}
        </Typography>
        <Typography color={failures > 0 ? 'warning' : 'textSecondary'}>
          {sayFailures(booth, timeZone)}
        </Typography>
      </Box>
      {failures > 0 && (
        <BusyButton
          variant="outlined"
          aria-label={`Borrar intentos fallidos de ${name}`}
          onPress={() => send('clearBooth', `${name}: se borraron los intentos fallidos`)}
        >
          Borrar intentos
        </BusyButton>
      )}
      <Button variant="outlined" color="error" aria-label={`Cerrar ${name}`} onClick={end}>
        Cerrar
      </Button>
    </>
  );
}

function sayFailures({ failures, failedAt }: BoothRow, timeZone: string): string {
  if (failures === 0 || failedAt === null) return 'Sin intentos fallidos';
  const last = formatMoment(failedAt, timeZone);
  return failures === 1
    ? `Un PIN equivocado, ${last}`
    : `${failures} PIN equivocados, el último ${last}`;
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const;
const card = { p: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' } as const;
