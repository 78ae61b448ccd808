import { type AbsenteeRow, type ConsentView, noticeStateNames } from '@asamblea/domain';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { MarkList } from '../../../ui/lists/MarkList.tsx';
import { SearchFilters } from '../../../ui/lists/SearchFilters.tsx';
import { AbsenteeDownloads } from './AbsenteeDownloads.tsx';
import { AbsenteeItem } from './AbsenteeItem.tsx';
import { ConsentStanding } from './ConsentStanding.tsx';
import { NotifyDialog } from './NotifyDialog.tsx';
import { ObjectionDialog } from './ObjectionDialog.tsx';
import { type AbsenteeFilter, absenteeFilters, searchAbsentees } from './searchAbsentees.ts';
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

/** The absent one by one: the notice of each and its day, the objections, and their effect. */
export function AbsenteeDesk({ view, mayPress, onDone }: AbsenteeDeskProps) {
  const [filter, setFilter] = useState<AbsenteeFilter>('all');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<Asking | null>(null);
  const work = useConsentWork(view.process.questionId, onDone);
  const rows = searchAbsentees(view.rows, filter, text);
  const { process } = view;
  const isOpen = process.state === 'open';
  const mayMark = mayPress && isOpen;
  const markable = rows.filter(({ state }) => state === 'unnotified');
  const marked = view.rows.filter(
    ({ noticeId, notice }) => chosen.has(noticeId) && notice === null,
  );

  function nameOf(one: AbsenteeFilter): string {
    if (one !== 'all') return `${noticeStateNames[one]} · ${process.counts[one]}`;
    return `Todos · ${Object.values(process.counts).reduce((sum, count) => sum + count, 0)}`;
  }

  function close() {
    setAsking(null);
    work.forget();
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ConsentStanding view={view} />
      <SearchFilters
        label="Buscar propietario o unidad"
        text={text}
        onText={setText}
        choices={absenteeFilters.map((one) => [one, nameOf(one)])}
        chosen={filter}
        onChoose={setFilter}
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
        <MarkList
          label="Propietarios ausentes"
          rows={rows}
          keyOf={({ noticeId }) => noticeId}
          marking={mayMark ? { chosen, onChoose: setChosen, ...unnotified } : null}
        >
          {(row, mark) => (
            <AbsenteeItem
              {...{ row, mark, mayMark }}
              mayObject={mayPress && process.state !== 'annulled'}
              onNotify={() => setAsking({ what: 'notify', rows: [row] })}
              onObject={() => setAsking({ what: 'object', row })}
              onUndo={() => setAsking({ what: 'undo', row })}
            />
          )}
        </MarkList>
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

const unnotified = {
  waits: ({ notice }: AbsenteeRow) => notice === null,
  sayAll: (count: number) => `Marcar a los ${count} sin notificar de esta lista`,
};
