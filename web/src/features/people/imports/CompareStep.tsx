import {
  endSentence,
  formatCount,
  groupProblems,
  type RosterComparison,
  type RosterProblem,
  readingMeasure,
} from '@asamblea/domain';
import { Alert, AlertTitle, Box, Button, Checkbox, FormControlLabel, Paper } from '@mui/material';
import { useState } from 'react';
import type { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { RosterSummary } from '../../../parts/RosterSummary.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { sayPlace } from '../../../ui/tables/chooseSheet.ts';
import { DiffList } from './DiffList.tsx';
import { type ImportDraft, takeUnit } from './review/importDraft.ts';

interface CompareStepProps {
  readonly draft: ImportDraft;
  readonly comparison: RosterComparison;
  readonly failure: ApiFailure | null;
  readonly onBack: () => void;
  /** Compares again, by the draft as it stands or by another. */
  readonly onCompare: (draft?: ImportDraft) => Promise<void>;
  readonly onSend: (confirmed: boolean) => Promise<void>;
}

/** The changes, the people affected, and the button that applies them. */
export function CompareStep(props: CompareStepProps) {
  const { draft, comparison, failure, onBack, onCompare, onSend } = props;
  const { problems, blocked, proxies, units } = comparison;
  const asked = problems.filter(({ code }) => code === 'contact-of-several');
  const errors = problems.filter(({ code, severity }) => {
    return severity === 'error' && code !== 'contact-of-several';
  });
  // Units left out after the comparison are still in it.
  const [left, setLeft] = useState(draft.left);
  const isStale = left !== draft.left;
  const warnings = groupProblems(problems).filter(({ severity }) => severity === 'warning').length;
  const whole = problems.filter(({ row, severity }) => row === null && severity === 'warning');
  const contacts = groupProblems(problems.filter(({ code }) => ofContacts.has(code)));
  const [isReviewed, setReviewed] = useState(false);
  const mustReview = warnings > 0 || comparison.removed.count > 0 || proxies.count > 0;
  const isReady =
    errors.length + asked.length === 0 && blocked === null && (!mustReview || isReviewed);
  return (
    <>
      <Paper sx={{ p: { xs: 2, sm: 3 } }}>
        <RosterSummary
          units={units}
          people={comparison.people}
          heads={comparison.heads}
          totalWeight={comparison.totalWeight}
          measure={readingMeasure(draft.reading)}
        />
      </Paper>
      {blocked !== null && (
        <Alert severity="error">
          <AlertTitle sx={{ mb: 0 }}>Ahora no se puede cambiar el padrón</AlertTitle>
          {blocked} Cierre la votación, o registre antes la salida de las unidades que cambian.
        </Alert>
      )}
      {errors.map(({ message, remedy, value }) => (
        <Alert key={`${message} ${value}`} severity="error">
          {message} {remedy}
        </Alert>
      ))}
      {asked.length > 0 && (
        <Alert severity="error">
          <AlertTitle sx={{ mb: 0 }}>
            ¿De quién son los contactos de las unidades con varios propietarios?
          </AlertTitle>
          {sayContacts(asked, draft)} La fila no dice de cuál es.
          <Box sx={actions}>
            <BusyButton onPress={() => onCompare(contactsOf(draft, 'first'))}>
              Del primer propietario
            </BusyButton>
            <BusyButton onPress={() => onCompare(contactsOf(draft, 'nobody'))}>
              No guardar esos contactos
            </BusyButton>
          </Box>
        </Alert>
      )}
      {contacts.map(({ key, message, remedy, problems: some }) => (
        <Alert key={key} severity="warning">
          {message} {remedy} {sayContacts(some, draft)}
        </Alert>
      ))}
      {whole.length > 0 && (
        <Alert severity="warning">
          {whole.map(({ message, remedy }) => `${message} ${remedy}`).join(' ')}
        </Alert>
      )}
      {comparison.base !== null && (
        <DiffList
          comparison={comparison}
          left={left}
          onTake={
            draft.mode === 'merge'
              ? (unitId, isTaken) => setLeft(takeUnit({ ...draft, left }, unitId, isTaken).left)
              : null
          }
        />
      )}
      {draft.mode === 'merge' && draft.left.length > 0 && (
        <Alert
          severity="info"
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                setLeft(none);
                void onCompare({ ...draft, left: none });
              }}
            >
              Tomarlas también
            </Button>
          }
        >
          {draft.left.length === 1
            ? '1 unidad del archivo queda como estaba.'
            : `${formatCount(draft.left.length)} unidades del archivo quedan como estaban.`}
        </Alert>
      )}
      {proxies.count > 0 && (
        <Alert severity="warning">
          <AlertTitle sx={{ mb: 0 }}>Hay poderes que quedarán sin efecto</AlertTitle>
          {endSentence(proxies.first.join(', '))}
        </Alert>
      )}
      {failure !== null && (
        <ErrorMessage
          message={failure.message}
          explanation={failure.explanation}
          {...(failure.code === 'roster-changed'
            ? { onRetry: () => void onCompare(), retryLabel: 'Comparar de nuevo' }
            : {})}
        />
      )}
      <Box sx={actions}>
        {mustReview && !isStale && (
          <FormControlLabel
            label={sayReview(warnings, comparison)}
            control={
              <Checkbox
                checked={isReviewed}
                onChange={(event) => setReviewed(event.target.checked)}
              />
            }
          />
        )}
        {isStale ? (
          <BusyButton
            variant="contained"
            size="large"
            onPress={() => onCompare({ ...draft, left })}
          >
            Comparar de nuevo
          </BusyButton>
        ) : (
          <BusyButton
            variant="contained"
            size="large"
            disabled={!isReady}
            onPress={() => onSend(warnings > 0)}
          >
            Importar {formatCount(units)} {units === 1 ? 'unidad' : 'unidades'}
          </BusyButton>
        )}
        <Button onClick={onBack} size="large">
          Volver a revisar
        </Button>
      </Box>
    </>
  );
}

const none: readonly string[] = [];
const ofContacts: ReadonlySet<string> = new Set(['contact-without-owner', 'contact-differs']);
const cellsNamed = 5;

/** `B2 («casa@a.co»), B7 («b@a.co») y 3 más.` */
function sayContacts(problems: readonly RosterProblem[], { parts }: ImportDraft): string {
  const named = problems
    .slice(0, cellsNamed)
    .map(({ row, column, value }) => `${sayPlace(row ?? 0, column, parts)} («${value}»)`);
  const rest = problems.length - named.length;
  return `${named.join(', ')}${rest > 0 ? ` y ${formatCount(rest)} más` : ''}.`;
}

function contactsOf(draft: ImportDraft, contactOf: 'first' | 'nobody'): ImportDraft {
  return { ...draft, reading: { ...draft.reading, contactOf } };
}

function sayReview(warnings: number, { removed, proxies }: RosterComparison): string {
  const seen = [
    warnings > 0 ? (warnings === 1 ? 'el aviso' : `los ${formatCount(warnings)} avisos`) : '',
    removed.count > 0 ? 'lo que se quita' : '',
    proxies.count > 0 ? 'los poderes sin efecto' : '',
  ].filter((text) => text !== '');
  return `Revisé ${seen.join(', ')} y quiero importar`;
}

const actions = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } as const;
