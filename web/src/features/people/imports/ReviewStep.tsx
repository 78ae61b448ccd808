import {
  correctionsAtMost,
  formatCount,
  type RosterCorrection,
  readingMeasure,
  titlesOfRoster,
} from '@asamblea/domain';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import type { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { RosterSummary } from '../../../parts/RosterSummary.tsx';
import { TableNotes } from '../../../parts/tables/TableNotes.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { ColumnMapping } from './ColumnMapping.tsx';
import { CorrectionList } from './CorrectionList.tsx';
import { ModeChoice } from './ModeChoice.tsx';
import { ProblemList } from './ProblemList.tsx';
import { ReadingOffers } from './ReadingOffers.tsx';
import {
  correct,
  type ImportDraft,
  keepRow,
  mayCorrect,
  mendedRows,
  setCorrections,
  undoCorrection,
  undoLast,
} from './review/importDraft.ts';
import { useReview } from './review/useReview.ts';
import { UnitSample } from './UnitSample.tsx';

interface ReviewStepProps {
  readonly draft: ImportDraft;
  readonly failure: ApiFailure | null;
  readonly onChange: (draft: ImportDraft) => void;
  /** The columns are guessed as if no table with these titles had come before. */
  readonly onForget: () => void;
  readonly onContinue: () => Promise<void>;
  readonly onStartOver: () => void;
}

/** The content of the table, its problems and where to correct them. Errors stop it; warnings are for reading. */
export function ReviewStep(props: ReviewStepProps) {
  const { draft, failure, onChange, onForget, onContinue, onStartOver } = props;
  const rows = useMemo(() => mendedRows(draft), [draft]);
  const { review, isPending } = useReview(draft);
  const [isTooMany, setTooMany] = useState(false);
  if (review === null) return <Loading shape="cards" label="Revisando la tabla…" />;
  const { units, people, heads, totalWeight, problems, sample, uses, notes } = review;
  const correctAll = (corrections: readonly RosterCorrection[]) => {
    const fits = mayCorrect(draft, corrections.length);
    setTooMany(!fits);
    if (fits) onChange(correct(draft, ...corrections));
  };
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  return (
    <>
      <Paper sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h3" component="h2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {draft.name}
        </Typography>
        {draft.parts.length > 0 && (
          <Typography color="textSecondary" sx={{ mt: -1, mb: 2 }}>
            {draft.parts.length === 1 ? 'Hoja' : 'Hojas'}{' '}
            {draft.parts.map((part) => `«${part.name}»`).join(', ')}
          </Typography>
        )}
        <RosterSummary
          {...{ units, people, heads, totalWeight }}
          measure={readingMeasure(draft.reading)}
        />
      </Paper>
      {draft.isRecalled && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={onForget}>
              Leerlas de nuevo
            </Button>
          }
        >
          Leímos las columnas como usted las indicó en una tabla anterior con estos títulos.
        </Alert>
      )}
      <ColumnMapping {...{ draft, rows, notes, onChange }} />
      <TableNotes
        {...{ notes, rows }}
        parts={draft.parts}
        reading={draft.reading}
        rowIs="una unidad"
        onKeep={(row, isKept) => onChange(keepRow(draft, row, isKept))}
        onFill={(fills) => onChange({ ...draft, reading: { ...draft.reading, fills } })}
      />
      <Alert role="status" severity={errors > 0 ? 'error' : 'success'}>
        {sayErrors(errors)}
      </Alert>
      {draft.notes.map((note) => (
        <Alert key={note} severity="info">
          {note}
        </Alert>
      ))}
      <ReadingOffers {...{ draft, problems, totalWeight, onChange }} />
      {problems.length > 0 && (
        <ProblemList
          parts={draft.parts}
          problems={problems}
          titles={titlesOfRoster(rows, draft.reading.headerRow)}
          rows={rows}
          onCorrect={(correction) => onChange(correct(draft, correction))}
          onCorrectAll={correctAll}
          onKeep={(row) => onChange(keepRow(draft, row))}
        />
      )}
      {isTooMany && (
        <Alert severity="error">
          Aquí caben {formatCount(correctionsAtMost)} correcciones, y con estas serían más.
          Corríjalas en el archivo y cárguelo de nuevo.
        </Alert>
      )}
      {(draft.corrections.length > 0 || draft.past.length > 0) && (
        <CorrectionList
          draft={draft}
          onUndo={(correction) => onChange(undoCorrection(draft, correction))}
          onUndoLast={() => onChange(undoLast(draft))}
          onUndoAll={() => onChange(setCorrections(draft, []))}
        />
      )}
      {sample.length > 0 && <UnitSample units={sample} measure={readingMeasure(draft.reading)} />}
      {uses !== '' && <Alert severity="info">{uses}</Alert>}
      {review.checks !== '' && <Alert severity="info">{review.checks}</Alert>}
      <ModeChoice mode={draft.mode} onChange={(mode) => onChange({ ...draft, mode })} />
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      <Box sx={actions}>
        <BusyButton
          variant="contained"
          size="large"
          disabled={errors > 0 || units === 0 || isPending}
          onPress={onContinue}
        >
          Comparar con el padrón vigente
        </BusyButton>
        <Button onClick={onStartOver} size="large">
          {draft.source === 'file' ? 'Elegir otro archivo' : 'Pegar de nuevo'}
        </Button>
      </Box>
    </>
  );
}

function sayErrors(errors: number): string {
  if (errors === 0) return 'No hay errores. Nada se ha importado todavía.';
  const found = errors === 1 ? 'Hay 1 error' : `Hay ${formatCount(errors)} errores`;
  return `${found}. Corríjalos aquí mismo o en el archivo; nada se ha importado todavía.`;
}

const actions = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } as const;
