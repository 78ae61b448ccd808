import {
  isNotified,
  meansSheet,
  type NotifiedOnce,
  type NotifiedRow,
  type NotifiedView,
  notifiedSheet,
  type ReportTable,
} from '@asamblea/domain';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../firebase/session/session.tsx';
import { useHoldingWords } from '../../../parts/useHoldingWords.ts';
import { MarkList } from '../../../ui/lists/MarkList.tsx';
import { NotifiedFigures } from './NotifiedFigures.tsx';
import { NotifiedFilters } from './NotifiedFilters.tsx';
import { NotifiedItem } from './NotifiedItem.tsx';
import { ProxyFormsButton } from './ProxyFormsButton.tsx';
import { SentByWhatsApp } from './SentByWhatsApp.tsx';
import { type NotifiedFilter, searchNotified } from './searchNotified.ts';
import { UndoNotifiedDialog } from './UndoNotifiedDialog.tsx';
import { type NotifiedDoor, useNotifiedWork } from './useNotifiedWork.ts';
import { WriteNotifiedDialog } from './WriteNotifiedDialog.tsx';
import { whatsAppLink } from './whatsAppLink.ts';

/** The files of the shown table. */
export type TableExports = (
  tables: readonly [ReportTable, ...ReportTable[]],
  timeZone: string,
) => ReactNode;

interface NotifiedDeskProps {
  readonly view: NotifiedView;
  readonly mayNote: boolean;
  readonly exportsOf: TableExports;
  /** Where what is noted by hand goes; not said: to the notices of the meeting. */
  readonly door?: NotifiedDoor;
  /** Something was written down, or tried. */
  readonly onDone: () => void;
}

type Asking =
  | { readonly what: 'write'; readonly rows: readonly NotifiedRow[] }
  | { readonly what: 'whatsapp'; readonly row: NotifiedRow }
  | { readonly what: 'undo'; readonly row: NotifiedRow; readonly told: NotifiedOnce };

/** The people notified of one convocatoria, those still missing, and the notices recorded by hand. */
export function NotifiedDesk({ view, mayNote, exportsOf, door, onDone }: NotifiedDeskProps) {
  const { cot } = useSession();
  const words = useHoldingWords();
  const [filter, setFilter] = useState<NotifiedFilter>('all');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<Asking | null>(null);
  const work = useNotifiedWork(onDone, door);
  const rows = searchNotified(view.rows, filter, text);
  const isWhole = filter === 'all' && text.trim() === '';
  const marked = view.rows.filter(({ personId }) => chosen.has(personId));
  const missing = rows.filter(isMissing);
  const publicAddress = `${location.origin}${view.path ?? `/quorum/public?cot=${cot ?? ''}`}`;

  function close() {
    setAsking(null);
    work.forget();
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <NotifiedFigures totals={view.totals} />
      <NotifiedFilters
        {...{ filter, text }}
        rows={view.rows}
        onFilter={setFilter}
        onText={setText}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayNote && marked.length > 0 && (
          <Button variant="contained" onClick={() => setAsking({ what: 'write', rows: marked })}>
            Anotar el aviso a los marcados ({marked.length})
          </Button>
        )}
        {mayNote && marked.length === 0 && missing.length > 1 && (
          <Button variant="contained" onClick={() => setAsking({ what: 'write', rows: missing })}>
            Anotar el aviso a los que faltan ({missing.length})
          </Button>
        )}
        {view.convocation.kind !== 'cancellation' && view.convocation.kind !== 'acta' && (
          <ProxyFormsButton
            unitIds={isWhole ? null : new Set(rows.flatMap((row) => row.unitIds))}
          />
        )}
        {exportsOf(
          [notifiedSheet(rows, words), ...(isWhole ? [meansSheet(view.totals, words)] : [])],
          view.convocation.timeZone,
        )}
      </Box>
      {rows.length === 0 ? (
        <Typography color="textSecondary">Nadie coincide con la búsqueda.</Typography>
      ) : (
        <MarkList
          label="Personas por notificar"
          rows={rows}
          keyOf={({ personId }) => personId}
          marking={mayNote ? { chosen, onChoose: setChosen, ...missingOnes } : null}
        >
          {(row, mark) => (
            <NotifiedItem
              row={row}
              noting={
                mark && {
                  mark,
                  whatsApp: whatsAppLink({ view, row, publicAddress }),
                  onWrite: () => setAsking({ what: 'write', rows: [row] }),
                  onWhatsApp: () => setAsking({ what: 'whatsapp', row }),
                  onUndo: (told) => setAsking({ what: 'undo', row, told }),
                }
              }
            />
          )}
        </MarkList>
      )}
      {asking?.what === 'write' && (
        <WriteNotifiedDialog
          {...{ view, work }}
          rows={asking.rows}
          onClose={close}
          onWritten={() => {
            setChosen(new Set());
            close();
          }}
        />
      )}
      {asking?.what === 'whatsapp' && (
        <SentByWhatsApp {...{ view, work }} row={asking.row} onClose={close} />
      )}
      {asking?.what === 'undo' && (
        <UndoNotifiedDialog
          {...{ work }}
          row={asking.row}
          told={asking.told}
          people={coveredBy(view.rows, asking.told.id)}
          onClose={close}
        />
      )}
    </Box>
  );
}

const isMissing = (row: NotifiedRow) => !(row.isGone || isNotified(row));
const missingOnes = {
  waits: isMissing,
  sayAll: (count: number) => `Marcar a los ${count} que faltan de esta lista`,
};

function coveredBy(rows: readonly NotifiedRow[], noticeId: string): number {
  return rows.filter(({ told }) => told.some(({ id }) => id === noticeId)).length;
}
