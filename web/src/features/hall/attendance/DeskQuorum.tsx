import {
  callName,
  formatCount,
  formatWeight,
  quorumLine,
  sayPresence,
  sayUnits,
} from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { useSession } from '../../../firebase/session.tsx';
import { useLive } from '../../../firebase/useLive.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { QuorumRing } from '../../../ui/QuorumRing.tsx';

/** The quorum beside the desk, moving as people come in. */
export function DeskQuorum() {
  const { cot } = useSession();
  return cot === null ? null : <QuorumOf cot={cot} />;
}

function QuorumOf({ cot }: { readonly cot: string }) {
  const { value, missing } = useLive(cot, 'quorum');
  if (value === null) return missing ? null : <Loading shape="text" />;
  const { present, total, needed, met } = value.quorum;
  const percent = sayPresence(value.quorum);
  const verdict = met ? 'Hay quórum' : 'No hay quórum';
  return (
    <Paper component="section" aria-label="Quórum de la sala" sx={{ p: 2, textAlign: 'center' }}>
      <Typography sx={{ fontWeight: 700 }}>Quórum de la sala</Typography>
      <Typography color="textSecondary">{callName(value.call)}</Typography>
      <Box sx={{ maxWidth: 200, mx: 'auto', my: 1 }}>
        <QuorumRing
          share={total.weight === 0 ? 0 : present.weight / total.weight}
          line={unlabelled(quorumLine(value.quorum))}
          met={met}
          label={`${verdict}: ${percent} del coeficiente total; se requiere ${needed}`}
        >
          <Typography variant="h2" component="p">
            {percent}
          </Typography>
        </QuorumRing>
      </Box>
      <Typography sx={{ fontWeight: 700 }} color={met ? 'success' : 'textPrimary'}>
        {verdict}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Se requiere {needed}
        <br />
        {formatWeight(present.weight)} de {formatWeight(total.weight)}
        <br />
        {formatCount(present.units)} de {sayUnits(total.units)}
      </Typography>
    </Paper>
  );
}

/** The ring at the desk is too small for the figure beside its mark. */
function unlabelled(line: ReturnType<typeof quorumLine>) {
  return line === null ? null : { ...line, label: '' };
}
