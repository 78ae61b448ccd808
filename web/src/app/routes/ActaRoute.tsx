import {
  type HandNoticeRequest,
  type NotifiedView,
  type ReportTable,
  toldByHandEndpoints,
} from '@asamblea/domain';
import { NotifiedDesk } from '../../features/polls/notices/NotifiedDesk.tsx';
import { ActaPage } from '../../features/record/acta/ActaPage.tsx';
import { ReportExportButtons } from '../../features/record/reports/ReportExportButtons.tsx';
import { ToldSection } from '../../features/record/told/ToldSection.tsx';
import { askApi } from '../../firebase/asking/askApi.ts';
import { useSession } from '../../firebase/session/session.tsx';
import { useMay } from '../../firebase/session/useMay.ts';

/** `/reports/acta`: the writing of the minutes and, once they are fixed, the people notified. */
export function ActaRoute() {
  return (
    <ActaPage
      after={(of) => (
        <ToldSection
          key={`${of.session}-${of.call}`}
          {...of}
          desk={(view, onDone) => <ToldDesk view={view} onDone={onDone} />}
        />
      )}
    />
  );
}

const door = {
  write: (asked: HandNoticeRequest) => askApi(toldByHandEndpoints.noteActaTold, asked),
  undo: (noticeId: string, reason: string) =>
    askApi(toldByHandEndpoints.undoActaTold, { noticeId, reason }),
};

interface ToldDeskProps {
  readonly view: NotifiedView;
  readonly onDone: () => void;
}

function ToldDesk({ view, onDone }: ToldDeskProps) {
  const { assemblyName } = useSession();
  const exportsOf = (tables: readonly [ReportTable, ...ReportTable[]], timeZone: string) => (
    <ReportExportButtons
      name="acta-comunicada"
      report={() => ({
        title: 'A quién se le comunicó el acta',
        subtitle: assemblyName ?? '',
        flat: tables[0],
        timeZone,
        sheets: tables,
        pages: tables,
      })}
    />
  );
  return (
    <NotifiedDesk {...{ view, onDone, door, exportsOf }} mayNote={useMay('communicateActa')} />
  );
}
