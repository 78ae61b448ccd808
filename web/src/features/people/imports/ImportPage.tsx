import { sessionMay } from '@asamblea/domain';
import { Alert } from '@mui/material';
import { MemberFirestore } from '../../../firebase/MemberFirestore.tsx';
import { useSession } from '../../../firebase/session.tsx';
import { RosterFrame } from '../../../parts/RosterFrame.tsx';
import { readPastedRoster, readRosterFile, rosterHints } from '../../../parts/readRosterFile.ts';
import { useTableFile } from '../../../parts/useTableFile.tsx';
import { DropZone } from '../../../ui/DropZone.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { PasteArea } from '../../../ui/PasteArea.tsx';
import { FileHelp } from './FileHelp.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { useImport } from './useImport.ts';

/** From a file to the roster in force, looking at everything before anything changes. */
export function ImportPage() {
  return (
    <RosterFrame subtitle="Un archivo CSV o Excel con las unidades, sus coeficientes y sus propietarios.">
      <Allowed source="file" />
    </RosterFrame>
  );
}

/** The same from what was copied out of a spreadsheet. */
export function PastePage() {
  return (
    <RosterFrame subtitle="Copie las celdas en su hoja de cálculo y péguelas aquí.">
      <Allowed source="paste" />
    </RosterFrame>
  );
}

interface ImporterProps {
  readonly source: 'file' | 'paste';
}

function Allowed({ source }: ImporterProps) {
  const { session } = useSession();
  if (!sessionMay(session, 'importRoster')) {
    return <Alert severity="info">Solo la administración importa el padrón.</Alert>;
  }
  return (
    <MemberFirestore fallback={<Loading shape="cards" />}>
      <Importer source={source} />
    </MemberFirestore>
  );
}

function Importer({ source }: ImporterProps) {
  const work = useImport(source);
  const { step, read } = work;
  const reading = useTableFile(readRosterFile, rosterHints);
  if (step.kind !== 'choosing') return <ImportSteps step={step} work={work} />;
  const { problem, isReading } = step;
  return (
    <>
      {source === 'file' ? (
        <DropZone
          title="Arrastre aquí el archivo del padrón"
          label="Archivo del padrón"
          problem={problem}
          isReading={isReading}
          onFile={(file) => read(file.name, reading.read(file))}
        />
      ) : (
        <PasteArea
          placeholder={'Unidad\tCoeficiente\tPropietario\nT1-101\t0,2775\tAna Pérez'}
          problem={problem}
          onText={(text) => read('Texto pegado', readPastedRoster(text))}
        />
      )}
      {reading.view}
      <FileHelp />
    </>
  );
}
