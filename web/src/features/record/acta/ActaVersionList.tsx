import { type ActaVersion, endSentence } from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { actaFileHref } from '../../../firebase/asking/actaFileHref.ts';
import { formatMoment } from '../../../ui/time/formatMoment.ts';
import { CopyDigest } from './CopyDigest.tsx';

interface ActaVersionListProps {
  readonly versions: readonly ActaVersion[];
  readonly timeZone: string;
  /** The number of the one that is shown; null: none. */
  readonly shown: number | null;
  readonly onShow: (number: number) => void;
}

/** Each version that was fixed: the time, the author, the reason, its digest and its pages. */
export function ActaVersionList({ versions, timeZone, shown, onShow }: ActaVersionListProps) {
  if (versions.length === 0) return null;
  return (
    <Paper sx={{ p: 2, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h3" component="h2">
        Versiones
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {[...versions].reverse().map((version) => {
          const { number, session, call, at, name, reason, digest } = version;
          return (
            <Box component="li" key={number} sx={{ display: 'grid', gap: 0.5 }}>
              <Typography sx={{ fontWeight: 700 }}>Versión {number}</Typography>
              <Typography variant="body2">
                {endSentence(`La fijó ${name}, ${formatMoment(at, timeZone)}`)}
                {reason !== '' && ` ${endSentence(reason)}`}
              </Typography>
              <CopyDigest digest={digest} of={number} />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <Button
                  variant="outlined"
                  aria-pressed={shown === number}
                  onClick={() => onShow(number)}
                >
                  {shown === number ? 'A la vista' : 'Ver'}
                </Button>
                <Button
                  component="a"
                  href={actaFileHref({ session, call, number })}
                  download
                  aria-label={`Descargar la versión ${number} en PDF`}
                >
                  PDF
                </Button>
              </Box>
            </Box>
          );
        })}
      </Box>
    </Paper>
  );
}
