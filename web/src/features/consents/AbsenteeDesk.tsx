import type { AbsenteeRow, ConsentView } from '@asamblea/domain';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { AbsenteeDownloads } from './AbsenteeDownloads.tsx';
import { AbsenteeFilters } from './AbsenteeFilters.tsx';
import { AbsenteeList } from './AbsenteeList.tsx';
import { ConsentStanding } from './ConsentStanding.tsx';
import { NotifyDialog } from './NotifyDialog.tsx';
import { ObjectionDialog } from './ObjectionDialog.tsx';
import { type AbsenteeFilter, searchAbsentees } from './searchAbsentees.ts';
import { UndoDialog } from './UndoDialog.tsx';
import { useConsentWork } from './useConsentWork.ts';

interface AbsenteeDeskProps {
  readonly view: ConsentView;
  readonly mayPress: boolean;
  readonly onDone: () => Promise<void>;
}

type Asking =
  | { readonly what: 'notify'; readonly rows: readonly AbsenteeRow[] }
  | { readonly what: 'object' | 'undo'; readonly row: AbsenteeRow };

/** The absent one by one: who was notified and when, who objected, and what follows from it. */
export function AbsenteeDesk({ view, mayPress, onDone }: AbsenteeDeskProps) {
  const [filter, setFilter] = useState<AbsenteeFilter>('all');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<Asking | null>(null);
  const work = useConsentWork(view.process.questionId, onDone);
  const rows = searchAbsentees(view.rows, filter, text);
  const isOpen = view.process.state === 'open';
  const mayMark = mayPress && isOpen;
  const markable = rows.filter(({ state }) => state === 'unnotified');
  const marked = view.rows.filter(
    ({ noticeId, notice }) => chosen.has(noticeId) && notice === null,
  );

  function close() {
    setAsking(null);
    work.forget();
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ConsentStanding view={view} />
      <AbsenteeFilters
        {...{ filter, text }}
        counts={view.process.counts}
        onFilter={setFilter}
        onText={setText}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayMark && marked.length > 0 && (
          <Button variant="outlined" onClick={() => setAsking({ what: 'notify', rows: marked })}>
            Notificar a los marcados ({marked.length})
          </Button>
        )}
        {mayMark && marked.length === 0 && markable.length > 0 && (
          <Button variant="outlined" onClick={() => setAsking({ what: 'notify', rows: markable })}>
            Notificar a todos los que faltan ({markable.length})
          </Button>
        )}
        <AbsenteeDownloads view={view} rows={rows} />
      </Box>
      {rows.length === 0 ? (
        <Typography color="textSecondary">Ningún ausente coincide con la búsqueda.</Typography>
      ) : (
        <AbsenteeList
          rows={rows}
          chosen={chosen}
          mayMark={mayMark}
          mayObject={mayPress && view.process.state !== 'annulled'}
          onChoose={setChosen}
          onNotify={(row) => setAsking({ what: 'notify', rows: [row] })}
          onObject={(row) => setAsking({ what: 'object', row })}
          onUndo={(row) => setAsking({ what: 'undo', row })}
        />
      )}
      {asking?.what === 'notify' && (
        <NotifyDialog
          {...{ view, work }}
          rows={asking.rows}
          onClose={() => {
            setChosen(new Set());
            close();
          }}
        />
      )}
      {asking?.what === 'object' && (
        <ObjectionDialog {...{ view, work }} row={asking.row} onClose={close} />
      )}
      {asking?.what === 'undo' && <UndoDialog work={work} row={asking.row} onClose={close} />}
    </Box>
  );
}
