import { readPastedRoster, readRosterFile, rosterHints } from '../../../parts/readRosterFile.ts';
import { useTableFile } from '../../../parts/useTableFile.tsx';
import { DropZone } from '../../../ui/files/DropZone.tsx';
import { PasteArea } from '../../../ui/forms/PasteArea.tsx';
import { FileHelp } from './FileHelp.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { useImport } from './useImport.ts';

export interface ImporterProps {
  readonly source: 'file' | 'paste';
}

/** A table is chosen or pasted, reviewed, compared and imported. */
export function Importer({ source }: ImporterProps) {
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
