import {
  isTold,
  type NotifiedRow,
  type NotifiedView,
  notifiedSheet,
  type ReportTable,
  type ToldOnce,
} from '@asamblea/domain';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../firebase/session.tsx';
import { NotifiedFigures } from './NotifiedFigures.tsx';
import { NotifiedFilters } from './NotifiedFilters.tsx';
import { NotifiedList } from './NotifiedList.tsx';
import { ProxyFormsButton } from './ProxyFormsButton.tsx';
import { SentByWhatsApp } from './SentByWhatsApp.tsx';
import { type NotifiedFilter, searchNotified } from './searchNotified.ts';
import { UndoToldDialog } from './UndoToldDialog.tsx';
import { useNotifiedWork } from './useNotifiedWork.ts';
import { WriteToldDialog } from './WriteToldDialog.tsx';
import { whatsAppLink } from './whatsAppLink.ts';

/** What is on screen, as files. */
export type TableExports = (table: ReportTable, timeZone: string) => ReactNode;

interface NotifiedDeskProps {
  readonly view: NotifiedView;
  readonly mayNote: boolean;
  readonly exportsOf: TableExports;
  /** Something was written down, or tried. */
  readonly onDone: () => void;
}

type Asking =
  | { readonly what: 'write'; readonly rows: readonly NotifiedRow[] }
  | { readonly what: 'whatsapp'; readonly row: NotifiedRow }
  | { readonly what: 'undo'; readonly row: NotifiedRow; readonly told: ToldOnce };

/** Who was told of one convocatoria and who still is not, and what is written down of it by hand. */
export function NotifiedDesk({ view, mayNote, exportsOf, onDone }: NotifiedDeskProps) {
  const { cot } = useSession();
  const [filter, setFilter] = useState<NotifiedFilter>('all');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<Asking | null>(null);
  const work = useNotifiedWork(onDone);
  const rows = searchNotified(view.rows, filter, text);
  const isWhole = filter === 'all' && text.trim() === '';
  const marked = view.rows.filter(({ personId }) => chosen.has(personId));
  const missing = rows.filter((row) => !(row.isGone || isTold(row)));
  const publicAddress = `${location.origin}/quorum/public?cot=${cot ?? ''}`;

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
        <ProxyFormsButton unitIds={isWhole ? null : new Set(rows.flatMap((row) => row.unitIds))} />
        {exportsOf(notifiedSheet(rows), view.convocation.timeZone)}
      </Box>
      {rows.length === 0 ? (
        <Typography color="textSecondary">Nadie coincide con la búsqueda.</Typography>
      ) : (
        <NotifiedList
          {...{ rows, chosen, mayNote }}
          linkOf={(row) => whatsAppLink({ view, row, publicAddress })}
          onChoose={setChosen}
          onWrite={(row) => setAsking({ what: 'write', rows: [row] })}
          onWhatsApp={(row) => setAsking({ what: 'whatsapp', row })}
          onUndo={(row, told) => setAsking({ what: 'undo', row, told })}
        />
      )}
      {asking?.what === 'write' && (
        <WriteToldDialog
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
        <UndoToldDialog
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

function coveredBy(rows: readonly NotifiedRow[], noticeId: string): number {
  return rows.filter(({ told }) => told.some(({ id }) => id === noticeId)).length;
}
