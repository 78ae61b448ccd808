import {
  endSentence,
  formatCount,
  sayStampInstant,
  stampTroubles,
  type TimeStampsAnswer,
  type TimeStampView,
  timeStampEndpoints,
} from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { useEffect } from 'react';
import type { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { useAsked } from '../../../firebase/asking/useAsked.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { PlainTable } from '../../../ui/lists/PlainTable.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';

interface TimeStampsPanelProps {
  /** The password was typed too long ago. */
  readonly onStale: () => void;
}

const finalCodes: readonly string[] = ['not-signed-in', 'not-allowed', 'password-stale'];

const address = {
  endpoint: timeStampEndpoints.readTimeStamps,
  isAnswer: (answer: TimeStampsAnswer) => Array.isArray(answer?.stamps),
  clockOf: () => null,
  isFinal: ({ code }: ApiFailure) => finalCodes.includes(code),
};

/** The proof of an authority outside about when each seal existed; nothing where none was ever chosen. */
export function TimeStampsPanel({ onStale }: TimeStampsPanelProps) {
  const timeZone = useSession().timeZone ?? 'UTC';
  const { answer, failure, refresh } = useAsked(address);
  const isStale = failure?.code === 'password-stale';
  useEffect(() => {
    if (isStale) onStale();
  }, [isStale, onStale]);
  if (answer === null) {
    return failure === null || isStale ? null : (
      <ErrorMessage message={failure.message} explanation={failure.explanation} onRetry={refresh} />
    );
  }
  const { authority, stamps } = answer;
  if (authority === null && stamps.length === 0) return null;
  return (
    <Box sx={{ mb: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      {stamps.length > 0 && (
        <PlainTable
          caption="Sellos de tiempo"
          columns={[
            { name: 'Bloque', isFigure: true },
            ...[{ name: 'Sello de tiempo' }, { name: 'De' }, { name: 'Número' }],
          ]}
          rows={stamps.map((stamp) => ({
            key: `${stamp.block}`,
            cells: [formatCount(stamp.block), ...cellsOf(stamp, timeZone)],
          }))}
        />
      )}
      <Typography variant="body2" color="text.secondary">
        {stamps.length === 0 &&
          'Todavía no hay sellos de tiempo: el primero se pedirá al cerrar una votación, terminar la sesión o fijar el acta. '}
        Una autoridad ajena a esta aplicación firmó la hora a la que ya existía cada sello: los
        sucesos hasta ese bloque no se escribieron después. No dice si lo registrado era cierto.
        Aquí se comprobó que es de la huella de ese bloque y que su firma corresponde al certificado
        que trae, no quién lo respalda. El expediente los lleva en la carpeta sellos, con la orden
        para comprobarlos.
      </Typography>
    </Box>
  );
}

function cellsOf(stamp: TimeStampView, timeZone: string): readonly string[] {
  switch (stamp.state) {
    case 'given':
      return [sayStampInstant(stamp.at), stamp.signer, stamp.serial];
    case 'due': {
      const { trouble, askAt } = stamp;
      if (trouble === null) return ['Se pedirá en un minuto, más o menos.', '', ''];
      const next = `Se pedirá de nuevo el ${formatMoment(askAt, timeZone)}`;
      return [endSentence(`Falta. ${stampTroubles[trouble]} ${next}`), '', ''];
    }
    case 'lost':
      return [`No se obtuvo. ${stampTroubles[stamp.trouble]}`, '', ''];
  }
}
