import { readingMeasure } from '@asamblea/domain';
import { Box, Step, StepLabel, Stepper } from '@mui/material';
import { JobRunning } from '../../../parts/jobs/JobRunning.tsx';
import { CompareStep } from './CompareStep.tsx';
import { ImportDone } from './ImportDone.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import type { ImportStep, useImport } from './useImport.ts';

type Started = Exclude<ImportStep, { kind: 'choosing' }>;

interface ImportStepsProps {
  readonly step: Started;
  readonly work: ReturnType<typeof useImport>;
}

const places = { reviewing: 0, comparing: 1, running: 2, done: 3 } as const;

/** Where the import is, and the screen of that step. */
export function ImportSteps({ step, work }: ImportStepsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Stepper activeStep={places[step.kind]} aria-label="Pasos de la importación">
        {['Revisar', 'Comparar', 'Importar'].map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <StepScreen step={step} work={work} />
    </Box>
  );
}

function StepScreen({ step, work }: ImportStepsProps) {
  const { draft, change, forget, compare, send, review, startOver, cancel } = work;
  if (draft === null) return null;
  switch (step.kind) {
    case 'reviewing':
      return (
        <ReviewStep
          draft={draft}
          failure={step.failure}
          onChange={change}
          onForget={forget}
          onContinue={compare}
          onStartOver={startOver}
        />
      );
    case 'comparing':
      return (
        <CompareStep
          draft={draft}
          comparison={step.comparison}
          failure={step.failure}
          onBack={review}
          onCompare={compare}
          onSend={send}
        />
      );
    case 'running':
      return (
        <JobRunning
          {...step}
          title="Importando el padrón…"
          stopping="Cancelando…"
          counted="registros"
          cancelLabel="Cancelar la importación"
          onCancel={cancel}
        >
          Mientras tanto sigue vigente el padrón anterior: el nuevo se verá completo o no se verá.
          Si sale de esta página, la importación termina sola.
        </JobRunning>
      );
    case 'done':
      return (
        <ImportDone
          answer={step.answer}
          measure={readingMeasure(draft.reading)}
          onAgain={startOver}
        />
      );
  }
}
