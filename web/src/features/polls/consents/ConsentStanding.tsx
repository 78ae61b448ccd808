import { type ConsentView, sayDate, type VerdictKind, verdictWord } from '@asamblea/domain';
import { Alert, Box, Typography } from '@mui/material';
import { verdictTones } from '../../../ui/charts/verdictTones.ts';
import { StateChip } from '../../../ui/frames/StateChip.tsx';

/** The effect of the silence of the absent, and the range in which the verdict may still fall. */
export function ConsentStanding({ view }: { readonly view: ConsentView }) {
  const { process, article, ifSilent, ifAllObject } = view;
  const { days, state, counts, until } = process;
  if (state === 'annulled') {
    return <Alert severity="info">La votación fue anulada: ya no se espera a los ausentes.</Alert>;
  }
  if (state === 'settled') {
    return (
      <Alert severity="success">
        Veredicto definitivo: {verdictWord(process.verdict).toLowerCase()}. Las notificaciones y
        oposiciones quedan como constancia; una oposición nueva se guarda y ya no lo cambia.
      </Alert>
    );
  }
  const when =
    until === null
      ? `Falta notificar a ${counts.unnotified}: su plazo no ha comenzado.`
      : `El último plazo termina el ${sayDate(until)}.`;
  return (
    <Box>
      <Typography>
        Quien no asistió tiene {days} días desde que se le notifica para oponerse; si calla, cuenta
        a favor ({article}). {when}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, mt: 1.5 }}>
        <Outcome label="Si nadie más se opone" kind={ifSilent} />
        <Outcome label="Si todos los que pueden se oponen" kind={ifAllObject} />
      </Box>
    </Box>
  );
}

function Outcome({ label, kind }: { readonly label: string; readonly kind: VerdictKind }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <Typography color="textSecondary">{label}:</Typography>
      <StateChip label={verdictWord(kind)} tone={verdictTones[kind]} />
    </Box>
  );
}
