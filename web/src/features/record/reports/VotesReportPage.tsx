import {
  answersTable,
  decisionsTable,
  formatCount,
  isSecret,
  localDateOf,
  nameKey,
  participationTables,
  type VotesReport as Report,
  reportEndpoints,
  roundsTable,
  sayQuestionNumber,
  sayVerdict,
  type VerdictKind,
  verdictKinds,
  verdictWord,
} from '@asamblea/domain';
import { Box } from '@mui/material';
import { useState } from 'react';
import { useMay } from '../../../firebase/session/useMay.ts';
import { useStep } from '../../../firebase/session/useStep.ts';
import { FilterBar, FilterSelect } from '../../../parts/FilterBar.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Withheld } from '../../../ui/feedback/Withheld.tsx';
import { StepButton } from '../../../ui/frames/StepButton.tsx';
import { SummaryFigures } from '../../../ui/lists/SummaryFigures.tsx';
import { DecidedButton } from './DecidedDialog.tsx';
import { DecisionCard } from './DecisionCard.tsx';
import { decisionBlock } from './decisionBlock.ts';
import { ParticipationSection } from './participation/ParticipationSection.tsx';
import { useParticipation } from './participation/useParticipation.ts';
import { ReportExportButtons } from './ReportExportButtons.tsx';
import { type ReportContentProps, ReportPage } from './ReportPage.tsx';
import { ReportTableView } from './ReportTableView.tsx';

/** Every closed question, in its order, shown to the hall or not. */
export function VotesReportPage() {
  if (!useMay('readVotesReport')) return <Withheld what="Informe de votaciones" />;
  return (
    <ReportPage<Report>
      endpoint={reportEndpoints.readVotesReport}
      title="Informe de votaciones"
      subtitle="Cada pregunta cerrada, con sus dos cuentas, su base, su regla y su veredicto."
      Content={Content}
    />
  );
}

function Content({ report, context }: ReportContentProps<Report>) {
  const step = useStep('votes');
  const [search, setSearch] = useState('');
  const [verdict, setVerdict] = useState<VerdictKind | 'all'>('all');
  const { timeZone, about } = context;
  const participation = useParticipation(report.session, report.readAt);
  if (report.questions.length === 0) {
    return (
      <EmptyState title="Aún no hay votaciones cerradas" action={<StepButton step={step} />}>
        Cada pregunta aparece aquí en cuanto se cierra.
      </EmptyState>
    );
  }
  const questions = report.questions.filter(
    ({ result }) =>
      (verdict === 'all' || sayVerdict(result).kind === verdict) &&
      nameKey(`${sayQuestionNumber(result)} ${result.text}`).includes(nameKey(search)),
  );
  const [decisions, answers] = [decisionsTable({ questions }), answersTable({ questions })];
  const rounds = roundsTable({ questions });
  const shown = new Set(questions.map(({ result }) => result.questionId));
  const timed = participation.report?.questions.filter((one) => shown.has(one.questionId)) ?? [];
  return (
    <>
      <Summary report={report} />
      <DecidedButton report={report} timeZone={timeZone} />
      <ReportExportButtons
        name="informe-votaciones"
        on={localDateOf(report.readAt, timeZone)}
        report={() => ({
          title: 'Informe de votaciones',
          subtitle: about,
          timeZone,
          flat: answers,
          sheets: [
            ...[decisions, answers, ...(rounds === null ? [] : [rounds])],
            ...(participation.report === null || timed.length === 0
              ? []
              : participationTables({ ...participation.report, questions: timed })),
          ],
          pages: [],
          blocks: questions.map((question) => decisionBlock(question, timeZone)),
        })}
      />
      <FilterBar
        label="Buscar pregunta"
        search={search}
        onSearch={setSearch}
        status={`${formatCount(questions.length)} de ${formatCount(report.questions.length)} ${report.questions.length === 1 ? 'pregunta' : 'preguntas'}`}
      >
        <FilterSelect
          label="Veredicto"
          value={verdict}
          choices={[
            ['all', 'Todos'],
            ...verdictKinds.map((kind) => [kind, verdictWord(kind)] as const),
          ]}
          onChange={setVerdict}
        />
      </FilterBar>
      {questions.length === 0 && (
        <EmptyState title="Ninguna pregunta coincide">
          Cambie la búsqueda o el veredicto.
        </EmptyState>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
        {questions.map((question) => (
          <li key={question.result.questionId}>
            <DecisionCard question={question} timeZone={timeZone}>
              {!isSecret(question.result) && question.result.annulment === undefined && (
                <ParticipationSection
                  question={question.result}
                  reading={participation}
                  timeZone={timeZone}
                />
              )}
            </DecisionCard>
          </li>
        ))}
      </Box>
      {questions.length > 0 && <ReportTableView table={answers} timeZone={timeZone} />}
    </>
  );
}

function Summary({ report }: { readonly report: Report }) {
  const { questions, untouched } = report;
  const count = (kind: VerdictKind) =>
    formatCount(questions.filter(({ result }) => sayVerdict(result).kind === kind).length);
  const decided = questions.filter(({ result }) =>
    ['approved', 'rejected'].includes(sayVerdict(result).kind),
  ).length;
  return (
    <SummaryFigures
      label="Resumen de las votaciones"
      figures={[
        { name: 'Preguntas cerradas', value: formatCount(questions.length) },
        { name: 'Aprobadas', value: count('approved') },
        { name: 'Rechazadas', value: count('rejected') },
        { name: 'Sin decidir', value: formatCount(questions.length - decided) },
        { name: 'Sin votar', value: formatCount(untouched.length), note: 'En el orden del día' },
      ]}
    />
  );
}
