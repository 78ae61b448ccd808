import {
  at,
  type DecideDoorRequest,
  type DoorPerson,
  doorCapacityNames,
  doorEndpoints,
} from '@asamblea/domain';
import FileIcon from '@mui/icons-material/DescriptionOutlined';
import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { fileAddress } from '../../../firebase/asking/fileAddress.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { formatTime } from '../../../ui/time/formatMoment.ts';
import { RefuseDoor } from './RefuseDoor.tsx';

/** A person who waits: their name, the units, the capacity and the paper. */
export function DoorRow({ door }: { readonly door: DoorPerson }) {
  const { timeZone } = useSession();
  const [isRefusing, setRefusing] = useState(false);
  const { failure, decide } = useDoorDecision(door.doorId);
  const { name, document, capacity, labels, paper, addedBy, addedAt } = door;
  const units = labels.length === 1 ? 'la unidad' : 'las unidades';
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
        <Typography>
          <b>{name}</b> · {document}
        </Typography>
        <Typography>
          {doorCapacityNames[capacity]} de {units} {labels.join(', ')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {paper.name}
          {paper.file === null ? ', visto por la mesa' : ', '}
          {paper.file !== null && (
            <Link href={fileAddress(paper.file.fileId)} download sx={{ whiteSpace: 'nowrap' }}>
              <FileIcon fontSize="inherit" sx={{ verticalAlign: 'text-bottom' }} /> ver la copia
            </Link>
          )}
          {` · lo agregó ${addedBy}, ${formatTime(addedAt, timeZone ?? 'UTC')}`}
        </Typography>
      </Box>
      <Box role="group" aria-label={`Decidir sobre ${name}`} sx={{ display: 'flex', gap: 1 }}>
        <BusyButton variant="outlined" onPress={() => decide({ verdict: 'confirmed', reason: '' })}>
          Confirmar
        </BusyButton>
        <Button onClick={() => setRefusing(true)}>No confirmar…</Button>
      </Box>
      {failure !== null && (
        <Box sx={{ flexBasis: '100%' }}>
          <ErrorMessage message={failure.message} explanation={failure.explanation} />
        </Box>
      )}
      {isRefusing && (
        <RefuseDoor
          door={door}
          onRefuse={async (reason) => {
            setRefusing(false);
            await decide({ verdict: 'refused', reason });
          }}
          onCancel={() => setRefusing(false)}
        />
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** Tells the decision of the chair; listeners of the list see it go. */
function useDoorDecision(doorId: string) {
  const { failure, attempt } = useAttempt();
  const decide = (request: DecideDoorRequest) =>
    attempt(() => askApi(at(doorEndpoints.decideDoorPerson, { doorId }), request));
  return { failure, decide };
}
