import {
  at,
  type ConsentView,
  consentEndpoints,
  notifiedAbsentees,
  notifiedSheet,
} from '@asamblea/domain';
import { Box, Link, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useAsked } from '../../../firebase/asking/useAsked.ts';
import { useHoldingWords } from '../../../parts/useHoldingWords.ts';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { MarkList } from '../../../ui/lists/MarkList.tsx';
import type { TableExports } from './NotifiedDesk.tsx';
import { NotifiedFilters } from './NotifiedFilters.tsx';
import { NotifiedItem } from './NotifiedItem.tsx';
import { type NotifiedFilter, searchNotified } from './searchNotified.ts';

interface DecisionNotifiedProps {
  readonly questionId: string;
  readonly exportsOf: TableExports;
}

/** The absent owners of a decision that waits for them, in the same table; it is written at Votaciones. */
export function DecisionNotified({ questionId, exportsOf }: DecisionNotifiedProps) {
  const address = useMemo(
    () => ({
      endpoint: at(consentEndpoints.readConsent, { questionId }),
      isAnswer: (view: ConsentView) => Array.isArray(view.rows),
      clockOf: () => null,
      isFinal: () => false,
    }),
    [questionId],
  );
  const { answer, failure, refresh } = useAsked(address);
  const words = useHoldingWords();
  const [filter, setFilter] = useState<NotifiedFilter>('all');
  const [text, setText] = useState('');
  if (answer === null) {
    if (failure === null) return <Loading shape="list" />;
    const { message, explanation } = failure;
    return <ErrorMessage message={message} explanation={explanation} onRetry={refresh} />;
  }
  const all = notifiedAbsentees(answer.rows);
  const rows = searchNotified(all, filter, text);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>
        Propietarios ausentes que pueden oponerse ({answer.article}). Las notificaciones de esta
        decisión se anotan en{' '}
        <Link component={RouterLink} to="/votes/private">
          Votaciones
        </Link>
        .
      </Typography>
      <NotifiedFilters {...{ filter, text }} rows={all} onFilter={setFilter} onText={setText} />
      <Box>{exportsOf([notifiedSheet(rows, words)], answer.process.timeZone)}</Box>
      <MarkList
        label="Personas por notificar"
        rows={rows}
        keyOf={({ personId }) => personId}
        marking={null}
      >
        {(row) => <NotifiedItem row={row} noting={null} />}
      </MarkList>
    </Box>
  );
}
