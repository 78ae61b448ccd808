import {
  type AgendaPoint,
  type AssemblySession,
  agendaEndpoints,
  at,
  isAnnounced,
  isConvened,
  localDateOf,
  type PointApprover,
  sayPoint,
} from '@asamblea/domain';
import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { comesLater } from '../../../firebase/listening/comesLater.tsx';
import { useMay } from '../../../firebase/session/useMay.ts';
import { VisuallyHidden } from '../../../ui/device/VisuallyHidden.tsx';
import { AskDialog } from '../../../ui/dialogs/AskDialog.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { PointRow } from './PointRow.tsx';

const ApproverField = comesLater(async () => (await import('./ApproverField.tsx')).ApproverField);
const PastePoints = comesLater(async () => (await import('./PastePoints.tsx')).PastePoints);
const PointDialog = comesLater(async () => (await import('./PointDialog.tsx')).PointDialog);

export interface AgendaShown {
  /** In their order. */
  readonly points: readonly AgendaPoint[];
  readonly questions: readonly { readonly pointId?: string | null }[];
  readonly meeting: AssemblySession;
  readonly timeZone: string;
}

/** A change that waits for its approver. */
interface Change {
  readonly header: string;
  readonly acceptLabel: string;
  readonly apply: (approvedBy?: PointApprover) => Promise<boolean>;
}

/** The points in order, each with what can be done with it. */
export function PointList({ points, questions, meeting, timeZone }: AgendaShown) {
  const { failure, act } = useAct();
  const [written, setWritten] = useState<AgendaPoint | 'new' | null>(null);
  const [isPasting, setPasting] = useState(false);
  const [change, setChange] = useState<Change | null>(null);
  const mayWrite = useMay('writeAgenda');
  const mayTreat = useMay('treatPoint') && meeting.state === 'open';
  const isOut = isConvened(meeting, localDateOf(Date.now(), timeZone));
  const list = useRef<HTMLOListElement>(null);
  const { said, moved } = useMoved(points, list);

  /** Asks who approved it, or does it at once while the agenda is nobody else's. */
  function ask(next: Change): void {
    if (isOut) setChange(next);
    else void next.apply();
  }

  return (
    <>
      <Box component="ol" ref={list} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {points.map((point) => (
          <PointRow
            key={point.pointId}
            point={point}
            questions={questions.filter(({ pointId }) => pointId === point.pointId).length}
            isNow={meeting.point?.pointId === point.pointId}
            isLast={point.number === points.length}
            isLate={isOut && !isAnnounced(point, meeting, timeZone)}
            {...{ mayWrite, mayTreat }}
            presses={{
              treat: ({ pointId }) => act(agendaEndpoints.treatPoint, { pointId }),
              edit: setWritten,
              move: ({ pointId, number }, to) =>
                ask({
                  header: `Mover el punto ${number} al lugar ${to}`,
                  acceptLabel: 'Mover',
                  apply: (approvedBy) => {
                    moved(pointId, to < number ? 'up' : 'down');
                    return act(at(agendaEndpoints.movePoint, { pointId }), {
                      number: to,
                      ...(approvedBy === undefined ? {} : { approvedBy }),
                    });
                  },
                }),
              remove: ({ pointId, ...one }) =>
                setChange({
                  header: `Quitar «${sayPoint(one)}»`,
                  acceptLabel: 'Quitar',
                  apply: (approvedBy) =>
                    act(
                      at(agendaEndpoints.removePoint, { pointId }),
                      approvedBy === undefined ? {} : { approvedBy },
                    ),
                }),
            }}
          />
        ))}
      </Box>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {mayWrite && (
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant={points.length === 0 ? 'contained' : 'text'}
            startIcon={<AddIcon />}
            onClick={() => setWritten('new')}
          >
            {points.length === 0 ? 'Escribir el primer punto' : 'Agregar punto'}
          </Button>
          <Button onClick={() => setPasting(true)}>Pegar varios</Button>
        </Box>
      )}
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {written !== null && (
        <PointDialog
          point={written === 'new' ? null : written}
          isConvened={isOut}
          onClose={() => setWritten(null)}
        />
      )}
      {isPasting && (
        <PastePoints points={points} isConvened={isOut} onClose={() => setPasting(false)} />
      )}
      {change !== null && (
        <ConfirmChange change={change} isOut={isOut} onEnd={() => setChange(null)} />
      )}
    </>
  );
}

interface ConfirmChangeProps {
  readonly change: Change;
  readonly isOut: boolean;
  readonly onEnd: () => void;
}

function ConfirmChange({ change, isOut, onEnd }: ConfirmChangeProps) {
  const [approver, setApprover] = useState<PointApprover | null>(null);
  const [isTried, setTried] = useState(false);

  async function accept() {
    setTried(true);
    if (isOut && approver === null) return;
    // The answer is shown beside the list.
    await change.apply(approver ?? undefined);
    onEnd();
  }

  return (
    <AskDialog
      open
      header={change.header}
      acceptLabel={change.acceptLabel}
      onAccept={accept}
      onCancel={onEnd}
    >
      {isOut ? (
        <ApproverField
          value={approver}
          isMissing={isTried && approver === null}
          onChange={setApprover}
        />
      ) : (
        'Los puntos que siguen toman el número anterior.'
      )}
    </AskDialog>
  );
}

/** A person who moves a point by keyboard keeps the button under the finger, and hears where it is now. */
function useMoved(points: readonly AgendaPoint[], list: React.RefObject<HTMLOListElement | null>) {
  const last = useRef<{ readonly pointId: string; readonly to: 'up' | 'down' } | null>(null);
  const [said, setSaid] = useState('');
  const order = points.map(({ pointId }) => pointId).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the order, and a press waits for it.
  useEffect(() => {
    const { current } = last;
    if (current === null) return;
    last.current = null;
    const point = points.find(({ pointId }) => pointId === current.pointId);
    if (point === undefined) return;
    setSaid(`«${point.text}» quedó en el lugar ${point.number}.`);
    const other = current.to === 'up' ? 'down' : 'up';
    for (const to of [current.to, other]) {
      const button = list.current?.querySelector<HTMLButtonElement>(
        `[data-move="${current.pointId}-${to}"]`,
      );
      if (button?.disabled === false) return button.focus();
    }
  }, [order]);
  return {
    said,
    moved: (pointId: string, to: 'up' | 'down') => {
      last.current = { pointId, to };
    },
  };
}
