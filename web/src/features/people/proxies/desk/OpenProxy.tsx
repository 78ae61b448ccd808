import type { ProxyConflict, ProxyRecord } from '@asamblea/domain';
import { Box } from '@mui/material';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage.tsx';
import { EndProxyDialog } from '../EndProxyDialog.tsx';
import { ProxyActions } from './ProxyActions.tsx';
import { ProxyCard } from './ProxyCard.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { SubstituteDialog } from './SubstituteDialog.tsx';
import type { Solution } from './solutionOf.ts';
import type { useProxyWork } from './useProxyWork.ts';

/** The question about the open proxy. */
export type ProxyQuestion =
  | { readonly kind: 'reject'; readonly reason: string }
  | { readonly kind: 'revoke' | 'substitute' | 'replace' };

interface OpenProxyProps {
  readonly proxy: ProxyRecord;
  readonly proxies: readonly ProxyRecord[];
  readonly labelOf: (unitId: string) => string;
  readonly conflicts: readonly ProxyConflict[];
  readonly mayWork: boolean;
  readonly work: ReturnType<typeof useProxyWork>;
  readonly question: ProxyQuestion | null;
  readonly onQuestion: (question: ProxyQuestion | null) => void;
  readonly onSee: (proxyId: string) => void;
}

/** The open proxy, the possible actions, and the question before each. */
export function OpenProxy(props: OpenProxyProps) {
  const { proxy, proxies, labelOf, conflicts, mayWork, work, question, onQuestion, onSee } = props;
  const { proxyId, attorneyName, grantorName } = proxy;
  const failure = work.failed?.proxyId === proxyId ? work.failed.failure : null;
  const labels = proxy.unitIds.map(labelOf).join(', ');
  const close = () => onQuestion(null);

  function solve(solution: Solution) {
    if (solution.kind === 'see') onSee(solution.proxyId);
    else onQuestion(solution);
  }

  return (
    <ProxyCard
      {...{ proxy, proxies, labelOf, conflicts, mayWork }}
      isBusy={work.busy}
      onSolve={solve}
    >
      {mayWork && (
        <ProxyActions
          proxy={proxy}
          isBlocked={conflicts.some(({ blocks }) => blocks)}
          isBusy={work.busy}
          onAccept={() => void work.accept(proxyId)}
          onReject={() => onQuestion({ kind: 'reject', reason: '' })}
          onRevoke={() => onQuestion({ kind: 'revoke' })}
          onSubstitute={() => onQuestion({ kind: 'substitute' })}
        />
      )}
      {failure !== null && (
        <Box sx={{ mt: 2 }}>
          <ErrorMessage message={failure.message} explanation={failure.explanation} />
        </Box>
      )}
      {question?.kind === 'reject' && (
        <RejectDialog
          {...{ attorneyName, grantorName }}
          reason={question.reason}
          onReject={(reason) => work.reject(proxyId, reason)}
          onClose={close}
        />
      )}
      {question?.kind === 'substitute' && <SubstituteDialog proxy={proxy} onClose={close} />}
      {question?.kind === 'revoke' && (
        <EndProxyDialog
          header={`Revocar el poder de ${attorneyName}`}
          message={`Confirme que ${grantorName} lo pide: solo quien dio el poder lo revoca. ${attorneyName} deja de representar ${labels}, y no se puede deshacer.`}
          acceptLabel="Revocar el poder"
          send={(release) => work.revoke(proxyId, release)}
          onDone={work.forget}
          onClose={close}
        />
      )}
      {question?.kind === 'replace' && (
        <EndProxyDialog
          header={`Aceptar el poder para ${attorneyName}`}
          message="El poder anterior de la misma persona queda revocado, y no se puede deshacer."
          acceptLabel="Aceptar y revocar el anterior"
          send={(release) => work.acceptReplacing(proxyId, release)}
          onDone={work.forget}
          onClose={close}
        />
      )}
    </ProxyCard>
  );
}
