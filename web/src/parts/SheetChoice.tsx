import { formatCount } from '@asamblea/domain';
import { List, ListItemButton, ListItemText, Typography } from '@mui/material';
import { FormDialog } from '../ui/dialogs/FormDialog.tsx';
import type { CheckedTable, TableHints, TableSheet } from '../ui/tables/checkTable.ts';
import { joinSheets, sheetsAlike, tableOfSheet } from '../ui/tables/chooseSheet.ts';

interface SheetChoiceProps {
  readonly sheets: readonly TableSheet[];
  /** How the titles are known, where several sheets may be joined. */
  readonly joining: TableHints | null;
  readonly onChoose: (table: CheckedTable) => void;
  readonly onClose: () => void;
}

/** The sheets of a book that has several, one of which is chosen, or those with the same titles joined. */
export function SheetChoice({ sheets, joining, onChoose, onClose }: SheetChoiceProps) {
  const alike = joining === null ? [] : sheetsAlike(sheets, joining);
  const rowsAlike = alike.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <FormDialog title="¿Qué hoja usamos?" failure={null} does={null} onClose={onClose}>
      <Typography color="textSecondary">El libro tiene varias hojas con datos.</Typography>
      <List aria-label="Hojas del libro">
        {sheets.map((sheet) => (
          <li key={sheet.name}>
            <ListItemButton
              disabled={sheet.problem !== null}
              onClick={() => onChoose(tableOfSheet(sheet, false))}
            >
              <ListItemText
                primary={sayName(sheet)}
                secondary={sheet.problem ?? sayRows(sheet.rows.length)}
              />
            </ListItemButton>
          </li>
        ))}
        {joining !== null && alike.length > 1 && (
          <li>
            <ListItemButton onClick={() => onChoose(joinSheets(alike, joining))}>
              <ListItemText
                primary="Unir las que tienen los mismos títulos"
                secondary={`${alike.map(({ name }) => `«${name}»`).join(', ')} · ${sayRows(rowsAlike)}`}
              />
            </ListItemButton>
          </li>
        )}
      </List>
    </FormDialog>
  );
}

function sayName({ name, isHidden }: TableSheet): string {
  return isHidden ? `${name} (oculta)` : name;
}

function sayRows(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'fila' : 'filas'}`;
}
