import {
  absentTable,
  attendeesTable,
  choicesTable,
  formatCount,
  localDateOf,
  plainWords,
  type VotersReport as Report,
  reportEndpoints,
  sayUnits,
  sayWeight,
} from '@asamblea/domain';
import { useState } from 'react';
import { useMay } from '../../../firebase/session/useMay.ts';
import { useStep } from '../../../firebase/session/useStep.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Withheld } from '../../../ui/feedback/Withheld.tsx';
import { StepButton } from '../../../ui/frames/StepButton.tsx';
import { SummaryFigures } from '../../../ui/lists/SummaryFigures.tsx';
import { AttendanceBars } from './AttendanceBars.tsx';
import { countStays, countUnits, lastStays } from './countStays.ts';
import { allVoters, filterVoters } from './filterVoters.ts';
import { ReportExportButtons } from './ReportExportButtons.tsx';
import { type ReportContentProps, ReportPage } from './ReportPage.tsx';
import { ReportTableView } from './ReportTableView.tsx';
import { VoterFilters } from './VoterFilters.tsx';

/** All attendees, their channels and principals, and their votes where votes have a name. */
export function VotersReportPage() {
  if (!useMay('readVotersReport')) return <Withheld what="Informe de asistentes" />;
  return (
    <ReportPage<Report>
      endpoint={reportEndpoints.readVotersReport}
      title="Informe de asistentes"
      subtitle="Quién asistió, por qué unidades, por qué medio y qué votó con su nombre."
      Content={Content}
    />
  );
}

function Content({ report, context }: ReportContentProps<Report>) {
  const step = useStep('arrivals');
  const [filter, setFilter] = useState(allVoters);
  const { timeZone, about } = context;
  if (report.voters.length === 0) {
    return (
      <EmptyState title="Aún no ha llegado nadie" action={<StepButton step={step} />}>
        Cada persona aparece aquí cuando se acredita.
      </EmptyState>
    );
  }
  const shown = filterVoters(report, filter);
  const absent = absentTable(report);
  return (
    <>
      <Summary report={report} />
      <ReportExportButtons
        name="informe-asistentes"
        on={localDateOf(report.readAt, timeZone)}
        report={() => ({
          title: 'Informe de asistentes',
          subtitle: about,
          timeZone,
          flat: choicesTable(shown),
          sheets: [choicesTable(shown), absent],
          pages: [attendeesTable(shown), absent],
        })}
      />
      <AttendanceBars report={report} />
      <VoterFilters
        filter={filter}
        count={countUnits(shown)}
        total={countUnits(report)}
        onChange={setFilter}
      />
      {shown.voters.length === 0 ? (
        <EmptyState title="Nadie coincide">Cambie la búsqueda o los filtros.</EmptyState>
      ) : (
        <ReportTableView table={attendeesTable(shown)} timeZone={timeZone} />
      )}
      {absent.rows.length > 0 && <ReportTableView table={absent} timeZone={timeZone} />}
    </>
  );
}

function Summary({ report }: { readonly report: Report }) {
  const { words = plainWords } = report;
  const came = countStays(lastStays(report));
  const stayed = countStays(lastStays(report).filter(({ leftAt }) => leftAt === null));
  const absent = report.absent.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <SummaryFigures
      label="Resumen de la asistencia"
      figures={[
        { name: 'Personas', value: formatCount(report.voters.length) },
        {
          name: 'Asistieron',
          value: sayWeight(came.weight, words),
          note: sayUnits(came.units, words.units),
        },
        {
          name: 'Sin salida',
          value: sayWeight(stayed.weight, words),
          note: sayUnits(stayed.units, words.units),
        },
        {
          name: 'No asistieron',
          value: sayWeight(absent, words),
          note: sayUnits(report.absent.length, words.units),
        },
      ]}
    />
  );
}
