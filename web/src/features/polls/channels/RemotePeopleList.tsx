import {
  identityWayNames,
  momentOnClock,
  presenceEndpoints,
  type RemotePerson,
} from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { listRow } from './listRow.ts';

interface RemotePeopleListProps {
  readonly rows: readonly RemotePerson[];
  readonly timeZone: string;
  /** Somebody was recognised. Left out for members who may not say it. */
  readonly onVerified?: () => Promise<void>;
}

/**
 * The people who attend online and how they were identified; a member who sees them on the screen confirms
 * that it is them.
 */
export function RemotePeopleList({ rows, timeZone, onVerified }: RemotePeopleListProps) {
  const { failure, act } = useAct();
  if (rows.length === 0) return null;
  return (
    <>
      <Typography id="identidad" variant="h3" component="h2" sx={{ mt: 4, mb: 1 }}>
        Identidad de quienes asisten en línea
      </Typography>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      <Paper component="ul" aria-labelledby="identidad" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map(({ personId, name, labels, identified, verifiedAt }) => (
          <Box component="li" key={personId} sx={listRow}>
            <Box sx={{ flex: '1 1 16em', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{name}</Typography>
              <Typography color="textSecondary">
                {labels.join(', ')}
                {identified !== null && `. Entró ${identityWayNames[identified]}`}
                {verifiedAt !== null &&
                  `. Identidad verificada en pantalla: ${momentOnClock(verifiedAt, timeZone)}`}
              </Typography>
            </Box>
            {verifiedAt === null && onVerified !== undefined && (
              <BusyButton
                variant="outlined"
                onPress={async () => {
                  await act(presenceEndpoints.verifyIdentity, { personId });
                  await onVerified();
                }}
                aria-label={`Verificada en pantalla: ${name}`}
              >
                Verificada en pantalla
              </BusyButton>
            )}
          </Box>
        ))}
      </Paper>
    </>
  );
}
