import {
  type BoothEntry,
  type CastAnswerRow,
  joinNumbers,
  type QuestionNumber,
  sayQuestionNumber,
} from '@asamblea/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useUnitWords } from '../../../parts/unitWords.tsx';
import { useRootClass } from '../../../ui/device/useRootClass.ts';
import { Button } from '../../../ui/widgets/Button.tsx';
import { classes } from '../../../ui/widgets/classes.ts';
import { Icon } from '../../../ui/widgets/Icon.tsx';
import { doneIcon } from '../../../ui/widgets/icons.ts';
import { Message } from '../../../ui/widgets/Message.tsx';
import { type Answered, boothReceipts, labelOf, type Unsent } from './boothStep.ts';
import { StepHeading } from './StepHeading.tsx';

/** A drawing as those of `ui/widgets/icons.ts`: only this page has it. */
const printIcon =
  'M19 8h-1V3H6v5H5c-1.66 0-3 1.34-3 3v6h4v4h12v-4h4v-6c0-1.66-1.34-3-3-3M8 5h8v3H8zm8 12v2H8v-4h8zm2-2v-2H6v2H4v-4c0-.55.45-1 1-1h14c.55 0 1 .45 1 1v4zM17 11.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0';

interface DoneStepProps {
  readonly entry: BoothEntry;
  readonly answered: readonly Answered[];
  readonly onLeave: () => void;
}

const shownSeconds = 10;
const moreSeconds = 60;

/** That it was kept, with the receipt to copy or print, until the screen clears by itself. */
export function DoneStep({ entry, answered, onLeave }: DoneStepProps) {
  const { left, more } = useCountdown(onLeave);
  useRootClass('done-step-page');
  const rows = answered.flatMap(({ answer }) => answer?.results ?? []);
  const receipts = answered.flatMap(({ asked, answer }) =>
    answer === null
      ? []
      : boothReceipts(answer, asked.holdings).map((one) => ({
          ...one,
          number: sayQuestionNumber(asked.question),
        })),
  );
  const refused = answered.flatMap(({ asked, answer }) =>
    (answer?.results ?? []).flatMap((row) =>
      row.status === 'refused'
        ? [
            {
              ...row,
              label: labelOf(row.unitId, asked.holdings),
              number: sayQuestionNumber(asked.question),
            },
          ]
        : [],
    ),
  );
  const isKept = refused.length < rows.length;
  const kept = answered.filter(({ answer }) => answer?.results.some(isCounted));
  const unvoted = numbersOf(answered, 'left');
  const { agree, term } = useUnitWords();
  const isSeveral = answered.length > 1;
  return (
    <div className="done-step">
      {isKept && <Icon path={doneIcon} className="done-step-mark" />}
      <StepHeading>
        {sayKept(kept.length, kept.length < answered.length ? answered.length : 0)}
      </StepHeading>
      {refused.length > 0 && (
        <Message
          tone="critical"
          title={isKept ? `${agree('Estas', 'Estos')} ${term.noun} no se contaron` : undefined}
          className="done-step-notice"
        >
          {refused.map(({ unitId, label, number, refusal }) => (
            <div key={`${number}-${unitId}`}>
              <b>{label}</b>: {refusal.message}
            </div>
          ))}
        </Message>
      )}
      {answered.flatMap(({ asked, unsent }) =>
        unsent === undefined || unsent.why === 'left'
          ? []
          : [
              <Message key={asked.question.questionId} tone="warning" className="done-step-notice">
                {sayUnsent(asked.question, unsent)}
              </Message>,
            ],
      )}
      {unvoted.length > 0 && (
        <Message tone="info" className="done-step-notice">
          {unvoted.length === 1 ? 'En la pregunta' : 'En las preguntas'} {joinNumbers(unvoted)} no
          votó. Puede volver a este puesto y votar mientras{' '}
          {unvoted.length === 1 ? 'siga' : 'sigan'} {unvoted.length === 1 ? 'abierta' : 'abiertas'}.
        </Message>
      )}
      {receipts.length > 0 && (
        <div className="card done-step-receipt">
          <p className="text muted">
            {entry.ballot.assemblyName} ·{' '}
            {isSeveral
              ? 'Comprobantes'
              : `Pregunta ${answered.map(({ asked }) => sayQuestionNumber(asked.question)).join()} · Comprobante`}
          </p>
          {receipts.map(({ code, labels, number }) => (
            <div key={code}>
              <p className={classes('text done-step-code', isSeveral && 'done-step-several')}>
                {code}
              </p>
              <p className="text">
                {isSeveral && `Pregunta ${number}: `}
                {labels.join(', ')}
              </p>
            </div>
          ))}
          <p className="text muted">
            Solo demuestra que participó, no qué votó. Cópielo si quiere comprobarlo después en la
            página pública de resultados.
          </p>
        </div>
      )}
      <Button look="filled" className="done-step-leave" onClick={onLeave}>
        Terminar
      </Button>
      <div className="done-step-others">
        <Button size="large" onClick={more}>
          Necesito más tiempo
        </Button>
        {receipts.length > 0 && (
          <Button
            size="large"
            icon={<Icon path={printIcon} />}
            onClick={() => {
              more();
              print();
            }}
          >
            Imprimir
          </Button>
        )}
      </div>
      <p role="timer" className="text muted">
        Esta pantalla se borra sola en {left} s.
      </p>
    </div>
  );
}

function isCounted({ status }: CastAnswerRow): boolean {
  return status !== 'refused';
}

function numbersOf(answered: readonly Answered[], why: Unsent['why']): readonly string[] {
  return answered
    .filter(({ unsent }) => unsent?.why === why)
    .map(({ asked }) => sayQuestionNumber(asked.question));
}

/** In how many questions, where it is not in all of them. */
function sayKept(kept: number, asked: number): string {
  if (kept === 0) return 'Su voto no se contó';
  if (asked === 0) return 'Listo, su voto quedó guardado. Puede retirarse.';
  return `Su voto quedó guardado en ${kept} de ${asked} preguntas. Puede retirarse.`;
}

function sayUnsent(question: QuestionNumber, unsent: Unsent): string {
  const number = sayQuestionNumber(question);
  if (unsent.why !== 'refused') {
    return `La pregunta ${number} se cerró antes de que usted confirmara: en ella no votó.`;
  }
  return unsent.isSure
    ? `La pregunta ${number} no se guardó. ${unsent.message}`
    : `No sabemos si la pregunta ${number} quedó guardada. ${unsent.message}`;
}

function useCountdown(onEnd: () => void) {
  const [until, setUntil] = useState(() => Date.now() + shownSeconds * 1000);
  const [left, setLeft] = useState(shownSeconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const look = () => {
      const remaining = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(remaining);
      if (remaining === 0) end();
    };
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [until]);
  return { left, more: () => setUntil(Date.now() + moreSeconds * 1000) };
}
