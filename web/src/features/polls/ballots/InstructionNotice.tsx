import { type Holding, sayNames } from '@asamblea/domain';
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import type { AskedQuestion } from './BallotHeader.tsx';

interface InstructionNoticeProps {
  /** Not said where they are of none in particular: words, and nothing to mark. */
  readonly question?: AskedQuestion;
  readonly units: readonly Holding[];
  /** Marks what the proxies ask for; it still has to be reviewed and confirmed. */
  readonly onFollow?: () => void;
}

/** What those who gave a proxy ask for, before choosing. */
export function InstructionNotice({ question, units, onFollow }: InstructionNoticeProps) {
  const told = units.filter(({ instruction }) => instruction !== undefined);
  if (told.length === 0) return null;
  const isChosen = told.some(({ instruction }) => instruction?.optionId !== null);
  return (
    <Alert severity="info" sx={{ '& .MuiAlert-message': { minWidth: 0, width: '100%' } }}>
      <AlertTitle>Sus poderes traen instrucciones</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: '1.25em', overflowWrap: 'anywhere' }}>
        {told.map(({ unitId, label, ownerName, instruction }) => (
          <li key={unitId}>
            <b>{label}</b> de {ownerName}
            {question !== undefined && instruction?.optionId != null && (
              <>
                : <b>{sayNames(question.options, [instruction.optionId])}</b>
              </>
            )}
            {instruction?.text !== '' && <>. «{instruction?.text}»</>}
          </li>
        ))}
      </Box>
      {isChosen && onFollow !== undefined && (
        <Button variant="outlined" onClick={onFollow} sx={{ mt: 1.5, minHeight: 48 }}>
          Seguir las instrucciones
        </Button>
      )}
    </Alert>
  );
}
