import { formatCount, type RosterCorrection } from '@asamblea/domain';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  Typography,
} from '@mui/material';
import { sayRow, sayRowWithin } from '../../../ui/tables/chooseSheet.ts';
import type { ImportDraft } from './importDraft.ts';

interface CorrectionListProps {
  readonly draft: ImportDraft;
  readonly onUndo: (correction: RosterCorrection) => void;
  readonly onUndoAll: () => void;
}

/** What was mended here, over what the file says, each to be taken back. */
export function CorrectionList({ draft, onUndo, onUndoAll }: CorrectionListProps) {
  const { corrections, rows, parts } = draft;
  const count =
    corrections.length === 1 ? '1 corrección' : `${formatCount(corrections.length)} correcciones`;
  return (
    <Accordion
      variant="outlined"
      disableGutters
      sx={{ borderRadius: 1, '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography variant="h3" component="h2">
          {count} sobre el archivo
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {corrections.map((correction) => (
            <Box component="li" key={`${correction.row} ${correction.column}`} sx={item}>
              <Typography sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
                {sayRow(correction.row + 1, parts)}:{' '}
                {sayCorrection(correction, rows[correction.row] ?? [])}
              </Typography>
              <Button
                size="small"
                aria-label={`Deshacer la corrección de la ${sayRowWithin(correction.row + 1, parts)}`}
                onClick={() => onUndo(correction)}
              >
                Deshacer
              </Button>
            </Box>
          ))}
        </Box>
        <Button onClick={onUndoAll} sx={{ mt: 1 }}>
          Deshacer todas
        </Button>
      </AccordionDetails>
    </Accordion>
  );
}

function sayCorrection({ column, value }: RosterCorrection, cells: readonly string[]): string {
  if (column === null) return `se quita (${cells.filter((text) => text !== '').join(' · ')})`;
  return `«${cells[column] ?? ''}» → «${value}»`;
}

const item = { display: 'flex', gap: 2, alignItems: 'center' } as const;
