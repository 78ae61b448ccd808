import {
  answersTable,
  canBeSecret,
  type DecidedQuestion,
  decideResult,
  decideSecretResult,
  decisionsTable,
  type ElectionTerms,
  type OwnDecision,
  type PackId,
  packIds,
  packOf,
  type Question,
  type QuestionResult,
  type Rule,
  tableText,
  tallyOf,
  yesNoOptions,
} from '@asamblea/domain';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ProjectedResult as HallResult } from '../features/live/projector/ProjectedResult.tsx';
import { ResultPanel } from '../features/live/streams/StreamPanel.tsx';
import { ResultShown as PhoneResult } from '../features/polls/ballots/ResultShown.tsx';
import { ClosedQuestion } from '../features/polls/questions/closed/ClosedQuestion.tsx';
import { ResultCard } from '../features/polls/results/ResultCard.tsx';
import { OwnDecisionItem } from '../features/record/ownReport/OwnDecisionItem.tsx';
import { DecisionCard } from '../features/record/reports/DecisionCard.tsx';
import { decisionBlock } from '../features/record/reports/decisionBlock.ts';
import { plainSpaces } from '../testing/plainSpaces.ts';
import { renderPage } from '../testing/renderPage.tsx';

const zone = 'America/Bogota';
const units = [40, 20, 25, 15].map((weight, place) => ({
  ...{ unitId: `u${place}`, weight: weight * 1_000_000, kind: 'casa', inArrears: false },
  ownerIds: [`p${place}`],
}));
/** The last did not come. */
const attendance = units.map((unit, place) => ({ ...unit, present: place < 3 }));

const election: ElectionTerms = {
  ...{ kind: 'people', marks: { min: 1, max: 1 }, seats: 1, method: null, needsMajority: true },
};
const candidates = ['Ana', 'Luis'].map((label) => ({
  ...{ optionId: label, label, role: 'candidate' as const },
}));

type Asked = Pick<Question, 'options' | 'election' | 'disclosure'>;
const yesNo: Asked = { options: yesNoOptions({ blank: true, abstention: true }) };
const elected: Asked = { options: candidates, election };

function questionOf(rulePack: PackId, rule: Rule, asked: Asked): Question {
  return {
    ...{ questionId: 'q', number: 1, text: '¿Aprueba?', rulePack, rule, liveBars: false },
    ...{ durationSeconds: null, session: 1, state: 'closed', openedAt: 1, closesAt: null },
    ...{ quorumAtOpening: true, ...asked },
  };
}

function decide(question: Question): QuestionResult {
  const ballots = units.slice(0, 3).map(({ unitId, weight }, place) => {
    const answer = question.options[place === 2 ? 1 : 0]?.optionId ?? '';
    return { unitId, weight, optionIds: [answer] };
  });
  const closing = { question, call: 1, closedAt: 7, units, attendance };
  if (question.disclosure !== 'secret') {
    const { leftOut: _leftOut, ...result } = decideResult({ ...closing, ballots });
    return result;
  }
  return decideSecretResult({
    ...{ ...closing, tally: tallyOf(question, ballots) },
    participations: ballots.map(({ unitId, weight }) => ({
      ...{ unitId, weight, personId: unitId, castBy: 'u', requestId: 'r' },
    })),
  });
}

/** One of each base in which a law decides: by yes or no, in secret, and of its ordinary rule for people. */
function decisionsOf(id: PackId): readonly QuestionResult[] {
  const { rules, ordinaryRuleId } = packOf(id);
  const decided = rules.flatMap((rule) => {
    const ways = [
      yesNo,
      ...(rule.ruleId === ordinaryRuleId ? [elected] : []),
      ...(canBeSecret({ rule }).ok
        ? [{ ...yesNo, disclosure: 'secret' as const, unitsAreHeads: true }]
        : []),
    ];
    return ways.map((asked) => decide(questionOf(id, rule, asked)));
  });
  const kindOf = (one: QuestionResult) => [...namesOf(one), one.told, one.election?.kind];
  return [...new Map(decided.map((one) => [JSON.stringify(kindOf(one)), one])).values()];
}

function namesOf({ measures, bases }: QuestionResult): readonly string[] {
  return (measures ?? bases ?? []).map(({ name }) => name);
}

function drawn(page: ReactNode): string {
  const { container, unmount } = renderPage(page);
  const text = plainSpaces(container.textContent ?? '');
  unmount();
  return text;
}

/** Every screen and paper of a decision, as people read them. */
function readOutputs(result: QuestionResult): Readonly<Record<string, string>> {
  const question: DecidedQuestion = {
    ...{ result, rule: '', needed: '', article: '', openedAt: 1, shownAt: 8 },
    ...{ openingId: null, closingId: null, noConflict: null },
  };
  const own: OwnDecision = {
    ...{ questionId: 'q', number: 1, text: result.text, isSecret: false, result, votes: [] },
  };
  const nothing = () => undefined;
  const chair = { isOnScreen: false, isLed: false, mayPress: false, onwards: null };
  const sheet = (table: typeof answersTable) =>
    tableText(table({ questions: [question] }), zone).map((row) => row.join('|'));
  return {
    projector: drawn(<HallResult result={result} />),
    phone: drawn(<PhoneResult result={result} />),
    stream: drawn(<ResultPanel result={result} />),
    chair: drawn(
      <ClosedQuestion {...chair} result={{ ...result, shownAt: 8 }} onChoose={nothing} />,
    ),
    results: drawn(
      <ResultCard cot="demo" result={result} assembly={{ name: 'Torres', timeZone: zone }} />,
    ),
    report: drawn(<DecisionCard question={question} timeZone={zone} />),
    paper: JSON.stringify(decisionBlock(question, zone)),
    own: drawn(<OwnDecisionItem cot="demo" decision={own} />),
    file: sheet(answersTable).join(' '),
    workbook: sheet(decisionsTable).join(' '),
  };
}

const present =
  /(?:coeficiente|capital|indiviso) presente|(?:cuotas|acciones|unidades|derechos|miembros|partes indivisas|propietarios) presentes/gu;

test.each(packIds)(
  'under %s every screen and paper of a decision names its base, and no other that is present',
  (id) => {
    for (const result of decisionsOf(id)) {
      const names = namesOf(result);
      const { sentence } = result.verdict;
      for (const [where, text] of Object.entries(readOutputs(result))) {
        for (const name of names)
          expect([where, text.toLowerCase()]).toEqual([where, expect.stringContaining(name)]);
        const others = (text.replaceAll(sentence, '').match(present) ?? []).filter(
          (one) => !names.includes(one),
        );
        expect([where, names, others]).toEqual([where, names, []]);
      }
    }
  },
);
