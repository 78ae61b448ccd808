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
import { useDownload } from '../../../parts/useDownload.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { sheetFile } from '../../../ui/files/sheetFile.ts';
import { sayPlace, sayRowWithin } from '../../../ui/tables/chooseSheet.ts';
import { correctedSheets } from './correctedSheets.ts';
import type { ImportDraft } from './review/importDraft.ts';

/** A list that is read; of more, a person looks at the sheet. */
const shownAtMost = 100;

interface CorrectionListProps {
  readonly draft: ImportDraft;
  readonly onUndo: (correction: RosterCorrection) => void;
  readonly onUndoLast: () => void;
  readonly onUndoAll: () => void;
}

/** The corrections made here, over the content of the file, each to be undone. */
export function CorrectionList({ draft, onUndo, onUndoLast, onUndoAll }: CorrectionListProps) {
  const { corrections, past, rows, parts } = draft;
  const download = useDownload();
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
          {corrections.slice(0, shownAtMost).map((correction) => (
            <Box component="li" key={`${correction.row} ${correction.column}`} sx={item}>
              <Typography sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
                {sayPlace(correction.row + 1, correction.column, parts)}:{' '}
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
        {corrections.length > shownAtMost && (
          <Typography color="textSecondary">
            Y {formatCount(corrections.length - shownAtMost)} más.
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button disabled={past.length === 0} onClick={onUndoLast}>
            Deshacer lo último
          </Button>
          <Button disabled={corrections.length === 0} onClick={onUndoAll}>
            Deshacer todas
          </Button>
          <BusyButton
            onPress={async () => {
              await download({
                kind: 'padron-corregido',
                ending: 'xlsx',
                what: 'la hoja corregida',
                write: () => sheetFile(correctedSheets(draft)),
              });
            }}
          >
            Descargar corregido
          </BusyButton>
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}

function sayCorrection({ column, value }: RosterCorrection, cells: readonly string[]): string {
  if (column === null) return `se quita (${cells.filter((text) => text !== '').join(' · ')})`;
  return `«${cells[column] ?? ''}» → «${value}»`;
}

const item = { display: 'flex', gap: 2, alignItems: 'center' } as const;
