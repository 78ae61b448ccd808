import {
  at,
  convocationKindNames,
  type NoticeSubjects,
  type NotifiedView,
  noticeEndpoints,
  sayDay,
} from '@asamblea/domain';
import { Box, MenuItem, TextField } from '@mui/material';
import { useMemo, useState } from 'react';
import { useAsked } from '../../../firebase/asking/useAsked.ts';
import { useMay } from '../../../firebase/session/useMay.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { DecisionNotified } from './DecisionNotified.tsx';
import { NotifiedDesk, type TableExports } from './NotifiedDesk.tsx';
import { ProxyFormsButton } from './ProxyFormsButton.tsx';

const subjects = {
  endpoint: noticeEndpoints.readNoticeSubjects,
  isAnswer: ({ convocations }: NoticeSubjects) => Array.isArray(convocations),
  clockOf: () => null,
  isFinal: ({ code }: { readonly code: string }) => code === 'not-allowed',
};

interface NotifiedPanelProps {
  readonly exportsOf: TableExports;
}

/** The people notified: of each notice that went out, and of each decision that waits for the absent. */
export function NotifiedPanel({ exportsOf }: NotifiedPanelProps) {
  const { answer, failure, refresh } = useAsked(subjects);
  const [asked, setAsked] = useState<string | null>(null);
  if (answer === null) {
    if (failure === null) return <Loading shape="list" />;
    const { message, explanation } = failure;
    return <ErrorMessage message={message} explanation={explanation} onRetry={refresh} />;
  }
  const options = optionsOf(answer);
  const current = options.find(({ id }) => id === asked) ?? options[0];
  if (current === undefined) {
    return (
      <EmptyState title="Aún no hay a quién notificar">
        Cuando salga la convocatoria, aquí se ve a quién le llegó, por qué medio y con qué prueba, y
        quién falta. Los formularios de poder ya se pueden imprimir.
        <Box sx={{ mt: 2 }}>
          <ProxyFormsButton unitIds={null} />
        </Box>
      </EmptyState>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {options.length > 1 && (
        <TextField
          select
          label="De qué se avisó"
          value={current.id}
          onChange={({ target }) => setAsked(target.value)}
          sx={{ maxWidth: '40rem' }}
        >
          {options.map(({ id, label }) => (
            <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      )}
      {current.kind === 'convocation' ? (
        <ConvocationNotified key={current.id} convocationId={current.id} exportsOf={exportsOf} />
      ) : (
        <DecisionNotified key={current.id} questionId={current.id} exportsOf={exportsOf} />
      )}
    </Box>
  );
}

function optionsOf({ convocations, decisions }: NoticeSubjects) {
  return [
    ...convocations.map(({ convocationId, kind, number, sentOn }) => ({
      kind: 'convocation' as const,
      id: convocationId,
      label: `${convocationKindNames[kind]} n.º ${number}, del ${sayDay(sentOn)}`,
    })),
    ...decisions.map(({ questionId, number, text }) => ({
      kind: 'decision' as const,
      id: questionId,
      label: `Decisión ${number}, que espera a los ausentes: ${text}`,
    })),
  ];
}

function ConvocationNotified(props: NotifiedPanelProps & { readonly convocationId: string }) {
  const { convocationId, exportsOf } = props;
  const mayNote = useMay('noteNotices');
  const address = useMemo(
    () => ({
      endpoint: at(noticeEndpoints.readNotified, { convocationId }),
      isAnswer: ({ rows }: NotifiedView) => Array.isArray(rows),
      clockOf: () => null,
      isFinal: () => false,
    }),
    [convocationId],
  );
  const { answer, failure, refresh } = useAsked(address);
  if (answer !== null) {
    return <NotifiedDesk view={answer} {...{ mayNote, exportsOf }} onDone={refresh} />;
  }
  if (failure === null) return <Loading shape="list" />;
  const { message, explanation } = failure;
  return <ErrorMessage message={message} explanation={explanation} onRetry={refresh} />;
}
