import {
  type Convocation,
  type ConvocationsAnswer,
  compareNotice,
  endSentence,
  nextKindOf,
  noticesInForce,
  noticesOf,
  sayDate,
  sayInstant,
} from '@asamblea/domain';
import { Alert, Box, Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../../firebase/session/useMay.ts';
import { NoticeDiffers } from '../../../parts/NoticeDiffers.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { CallOffDialog } from './CallOffDialog.tsx';
import { ConvocationComposer } from './ConvocationComposer.tsx';
import { DeclareOutsideDialog } from './DeclareOutsideDialog.tsx';
import { SentConvocations } from './SentConvocations.tsx';
import { useConvocations } from './useConvocations.ts';

interface ConvocationDeskProps {
  /** The page where the meeting gets its date, its kind and its caller; told when it changes. */
  readonly meeting: (onSaved: () => void) => ReactNode;
}

/** How the meeting is called: its date, the notice that is written and those that went out. */
export function ConvocationDesk({ meeting }: ConvocationDeskProps) {
  const { answer, failure, refresh, offset } = useConvocations();
  if (answer === null) {
    if (failure === null) return <Loading shape="cards" />;
    const { message, explanation } = failure;
    return <ErrorMessage message={message} explanation={explanation} onRetry={refresh} />;
  }
  const isDated = answer.facts.called !== null && answer.facts.startsAt !== null;
  const planned = (
    <Box component="details" open={!isDated}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1, fontWeight: 600 }}>
        {sayMeeting(answer)}
      </Box>
      {meeting(refresh)}
    </Box>
  );
  // Later parts push nothing down once there is nothing more to call.
  const isFirst = answer.facts.state === 'planned';
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isFirst && planned}
      <Next key={answer.sent.length} answer={answer} offset={offset} onChanged={refresh} />
      {answer.sent.length > 0 && (
        <SentConvocations
          sent={answer.sent}
          differing={differingIn(answer)}
          stopped={answer.stopped}
          canMail={answer.canMail}
          current={currentOf(answer)}
        />
      )}
      {!isFirst && planned}
    </Box>
  );
}

/** The number of the notice that does not say what the meeting is; null: there is none. */
function differingIn({ facts, sent }: ConvocationsAnswer): number | null {
  const comparison = compareNotice(facts, sent);
  if (comparison === null || comparison.differences.length === 0) return null;
  return comparison.notice.number;
}

/** The newest notice of the meeting to come, while it says the date that it has. */
function currentOf({ facts, sent }: ConvocationsAnswer): Convocation | null {
  const [last] = noticesOf(facts, sent);
  if (last === undefined || facts.state !== 'planned') return null;
  // Of a meeting that was called off there is no date: what is in force is that it is not held.
  const isIt =
    last.kind === 'cancellation' ? facts.startsAt === null : last.startsAt === facts.startsAt;
  return isIt ? last : null;
}

function sayMeeting({ facts }: ConvocationsAnswer): string {
  const { startsAt, called, assembly } = facts;
  if (startsAt === null || called === null) {
    return facts.state === 'planned' ? 'La reunión no tiene fecha' : 'Cómo se convocó la reunión';
  }
  const place = called.place === '' ? 'sin lugar' : called.place;
  return `La reunión: ${sayInstant(startsAt, assembly.timeZone)}, ${place}`;
}

interface NextProps {
  readonly answer: ConvocationsAnswer;
  readonly offset: number;
  readonly onChanged: () => void;
}

/** The notice that comes next: the first of its call, or a correction when somebody asks for it. */
function Next({ answer, offset, onChanged }: NextProps) {
  const { facts, sent, draft } = answer;
  const mayWrite = useMay('writeConvocation');
  const maySend = useMay('sendConvocation');
  const [isCorrecting, setCorrecting] = useState(false);
  const [isCallingOff, setCallingOff] = useState(false);
  const [isDeclaring, setDeclaring] = useState(false);
  const kind = nextKindOf(facts, sent);
  const [last] = noticesInForce(facts, sent);
  const [newest] = noticesOf(facts, sent);
  const isCalledOff = newest?.kind === 'cancellation' && facts.startsAt === null;
  const comparison = compareNotice(facts, sent);
  const differing = { comparison, state: facts.state, timeZone: facts.assembly.timeZone };
  if (facts.state !== 'planned') {
    return (
      <>
        <Alert severity="info">La reunión ya empezó o terminó: no se convoca más.</Alert>
        <NoticeDiffers {...differing} />
      </>
    );
  }
  if (isCalledOff) {
    return (
      <Alert severity="warning">
        {endSentence(`La reunión se canceló el ${sayInstant(newest.at, newest.timeZone)}`)} Para
        convocarla de nuevo, fíjele arriba otra fecha: el aviso será otro, con su propio plazo.
      </Alert>
    );
  }
  if (!mayWrite) {
    return last === undefined ? (
      <EmptyState title="No ha salido ninguna convocatoria">
        Cuando se envíe, aquí queda tal como salió, con su fecha y su sello.
      </EmptyState>
    ) : (
      <NoticeDiffers {...differing} />
    );
  }
  if (facts.called === null || facts.startsAt === null) {
    return (
      <EmptyState title="No ha salido ninguna convocatoria">
        Ponga primero el día y la hora de la reunión, y quién convoca: con eso se propone el aviso
        completo.
      </EmptyState>
    );
  }
  const composer = (
    <ConvocationComposer
      key={`${facts.session}-${facts.call}-${kind}-${sent.length}`}
      {...{ answer, kind, offset, onChanged }}
    />
  );
  const declaring = (
    <>
      {maySend && (
        <Button sx={{ justifySelf: 'start' }} onClick={() => setDeclaring(true)}>
          {last === undefined ? 'Ya se convocó por fuera' : 'Ya se avisó por fuera'}
        </Button>
      )}
      {isDeclaring && (
        <DeclareOutsideDialog
          answer={answer}
          now={Date.now() + offset}
          onClose={() => setDeclaring(false)}
          onDeclared={onChanged}
        />
      )}
    </>
  );
  if (last === undefined) {
    return (
      <>
        {declaring}
        {composer}
      </>
    );
  }
  const isSame = (comparison?.differences.length ?? 0) === 0;
  if (isCorrecting || draft !== null) {
    return (
      <>
        <NoticeDiffers {...differing} />
        {composer}
      </>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {isSame ? (
        <Alert severity="success" sx={{ width: '100%' }}>
          {sayOut(last)}
        </Alert>
      ) : (
        <NoticeDiffers {...differing} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant={isSame ? 'outlined' : 'contained'} onClick={() => setCorrecting(true)}>
          Escribir una corrección
        </Button>
        {!isSame && declaring}
        {maySend && (
          <Button color="error" onClick={() => setCallingOff(true)}>
            Cancelar la reunión
          </Button>
        )}
      </Box>
      {isCallingOff && (
        <CallOffDialog
          {...{ answer, last }}
          now={Date.now() + offset}
          onClose={() => setCallingOff(false)}
          onCalledOff={onChanged}
        />
      )}
    </Box>
  );
}

function sayOut({ kind, at, sentOn, timeZone }: Convocation): string {
  return kind === 'outside'
    ? `La convocatoria se hizo por fuera el ${sayDate(sentOn)} y dice lo mismo que la reunión.`
    : `La convocatoria salió el ${sayInstant(at, timeZone)} y dice lo mismo que la reunión.`;
}
