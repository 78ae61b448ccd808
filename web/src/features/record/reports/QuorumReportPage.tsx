import {
  formatPercent,
  localDateOf,
  movesTable,
  plainWords,
  quorumTables,
  type QuorumReport as Report,
  reportEndpoints,
  sayGroup,
  sayPresence,
} from '@asamblea/domain';
import { useState } from 'react';
import { useStep } from '../../../firebase/session/useStep.ts';
import { BarList } from '../../../ui/charts/BarList.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { StepButton } from '../../../ui/frames/StepButton.tsx';
import { SummaryFigures } from '../../../ui/lists/SummaryFigures.tsx';
import { allMoves, filterMoves } from './filterMoves.ts';
import { MoveFilters } from './MoveFilters.tsx';
import { sayBoth, sayCount } from './participation/sayCount.ts';
import { QuorumSteps } from './QuorumSteps.tsx';
import { ReportExportButtons } from './ReportExportButtons.tsx';
import { type ReportContentProps, ReportPage } from './ReportPage.tsx';
import { ReportTableView } from './ReportTableView.tsx';

/** The moves of the quorum during the session: when, by whom, by group and at each question. */
export function QuorumReportPage() {
  return (
    <ReportPage<Report>
      endpoint={reportEndpoints.readQuorumReport}
      title="Informe de quórum"
      subtitle="El peso presente, cada vez que cambió."
      Content={Content}
    />
  );
}

function Content({ report, context }: ReportContentProps<Report>) {
  const step = useStep('arrivals');
  const [filter, setFilter] = useState(allMoves);
  if (report.moves.length === 0) {
    return (
      <EmptyState title="Aún no ha entrado nadie" action={<StepButton step={step} />}>
        El informe empieza con la primera acreditación.
      </EmptyState>
    );
  }
  const { timeZone, about } = context;
  const shown = { ...report, moves: filterMoves(report.moves, filter) };
  const [milestones, questions, groups, moves] = quorumTables(shown, timeZone);
  const byGroup = report.groups.length > 1 ? groups : undefined;
  const tables = [milestones, questions, byGroup].filter((table) => table !== undefined);
  return (
    <>
      <Summary report={report} />
      <ReportExportButtons
        name="informe-quorum"
        on={localDateOf(report.readAt, timeZone)}
        report={() => {
          const all = quorumTables(shown, timeZone);
          return {
            title: 'Informe de quórum',
            subtitle: about,
            timeZone,
            flat: movesTable(shown),
            sheets: all,
            pages: all,
          };
        }}
      />
      <QuorumSteps report={report} timeZone={timeZone} />
      {report.groups.length > 1 && <Groups report={report} />}
      {tables
        .filter(({ rows }) => rows.length > 0)
        .map((table) => (
          <ReportTableView key={table.name} table={table} timeZone={timeZone} />
        ))}
      <MoveFilters
        filter={filter}
        report={shown}
        total={report.moves.length}
        onChange={setFilter}
      />
      {moves !== undefined && <ReportTableView table={moves} timeZone={timeZone} />}
    </>
  );
}

function Summary({ report }: { readonly report: Report }) {
  const { words = plainWords } = report;
  const { quorum, moves, lapses, milestones } = report;
  const { present } = quorum;
  const most = moves.reduce(
    (best, { present: then }) => (then.weight > best.weight ? then : best),
    {
      weight: 0,
      units: 0,
    },
  );
  const installed = milestones.find(({ kind }) => kind === 'session-installed')?.quorum ?? null;
  return (
    <SummaryFigures
      label="Resumen del quórum de la sala"
      figures={[
        {
          name: 'Al instalar',
          value: installed === null ? '—' : sayPresence(installed),
          note:
            installed === null
              ? 'La sesión no se ha instalado'
              : sayCount(installed.present, words),
        },
        {
          name: 'Lo más alto',
          value: sayPresence({ ...quorum, present: most }),
          note: sayCount(most, words),
        },
        ...lowestFigure(report),
        {
          name: 'Al final',
          value: sayPresence(quorum),
          note: sayCount(present, words),
        },
        {
          name: 'Veces sin quórum de la sala',
          value: installed === null ? '—' : String(lapses.length),
          note: `Se requiere ${quorum.needed}`,
        },
      ]}
    />
  );
}

/** The fewest present while it sat, for people who ask whether the quorum of the room held. */
function lowestFigure({ lowest = null, words = plainWords }: Report) {
  if (lowest === null) return [];
  const note = sayCount(lowest.present, words);
  return [{ name: 'Lo más bajo, ya instalada', value: sayPresence(lowest), note }];
}

function Groups({ report }: { readonly report: Report }) {
  const { words = plainWords } = report;
  return (
    <BarList
      caption="Presentes por agrupación, al final"
      columns={['Agrupación', 'Del grupo', sayBoth(words)]}
      bars={report.groups.map(({ group, total, last }) => ({
        label: sayGroup(group),
        share: total.weight === 0 ? 0 : last.weight / total.weight,
        figure: formatPercent(last.weight, total.weight),
        note: sayCount(last, words),
      }))}
    />
  );
}
