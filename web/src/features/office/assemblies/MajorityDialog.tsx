import {
  type Base,
  bases,
  bylawsName,
  type DecidingLaw,
  decideMajority,
  describeRefusal,
  nameBase,
  packOf,
  readFraction,
  ruleOfMatter,
  type SetMajorityAnswer,
  type SetMajorityRequest,
  sayAppliedRule,
  sayShare,
  setMajorityRequest,
  settingsEndpoints,
  type Threshold,
  termOf,
  votedShares,
} from '@asamblea/domain';
import { Alert, TextField } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';

interface MajorityDialogProps {
  readonly law: DecidingLaw;
  readonly onClose: () => void;
  readonly onSaved: (answer: SetMajorityAnswer) => void;
}

interface Typed {
  readonly matterId: string;
  /** Place of the share among those of the rule. */
  readonly place: number;
  readonly comparison: Threshold['comparison'];
  readonly fraction: string;
  readonly base: Base | '';
  readonly heads: string;
  readonly article: string;
}

const empty: Typed = {
  matterId: '',
  place: 0,
  comparison: '>=',
  fraction: '',
  base: '',
  heads: '',
  article: '',
};

/** Writes down what the bylaws ask of a matter: how it will be said, or why the law does not let them. */
export function MajorityDialog({ law, onClose, onSaved }: MajorityDialogProps) {
  const [typed, setTyped] = useState(empty);
  const [isTried, setTried] = useState(false);
  const { failure, attempt, forget } = useAttempt();
  const request = requestOf(law, typed);

  async function save(): Promise<void> {
    setTried(true);
    forget();
    if (request === null || !decideMajority(law, request).ok) return;
    await attempt(async () => {
      onSaved(await askApi(settingsEndpoints.setMajority, request));
    });
  }

  return (
    <FormDialog
      title="Mayoría de los estatutos"
      failure={failure}
      does={['Guardar', save]}
      onClose={onClose}
    >
      <MajorityFields law={law} typed={typed} isTried={isTried} onChange={setTyped} />
      <Preview law={law} request={request} />
    </FormDialog>
  );
}

interface MajorityFieldsProps {
  readonly law: DecidingLaw;
  readonly typed: Typed;
  readonly isTried: boolean;
  readonly onChange: (typed: Typed) => void;
}

function MajorityFields({ law, typed, isTried, onChange }: MajorityFieldsProps) {
  const { matters, vocabulary } = packOf(law.rulePack);
  const rule = ruleOfMatter(withoutBylaws(law), typed.matterId === '' ? null : typed.matterId);
  const shares = votedShares(rule.requirement);
  const scope = shares[typed.place]?.share.scope ?? 'weight:main';
  const isFractionWrong = isTried && readFraction(typed.fraction) === null;
  const isArticleWrong = isTried && typed.article.trim() === '';
  const select = { select: { native: true }, inputLabel: { shrink: true } } as const;
  return (
    <>
      <TextField
        {...field}
        select
        label="Asunto"
        value={typed.matterId}
        slotProps={select}
        onChange={({ target }) => onChange({ ...typed, matterId: target.value, place: 0 })}
      >
        <option value="">Lo que la ley no nombra</option>
        {matters
          .filter(({ ruleId }) => ruleId !== null)
          .map(({ matterId, label }) => (
            <option key={matterId} value={matterId}>
              {label}
            </option>
          ))}
      </TextField>
      {shares.length > 1 && (
        <TextField
          {...field}
          select
          label="Qué parte cambia"
          value={typed.place}
          slotProps={select}
          onChange={({ target }) => onChange({ ...typed, place: Number(target.value) })}
        >
          {shares.map(({ path, share }, place) => (
            <option key={path.join('.')} value={place}>
              {sayShare(share, vocabulary)}
            </option>
          ))}
        </TextField>
      )}
      <TextField
        {...field}
        select
        label="Se aprueba con"
        value={typed.comparison}
        slotProps={select}
        onChange={({ target }) =>
          onChange({ ...typed, comparison: target.value === '>' ? '>' : '>=' })
        }
      >
        <option value=">=">al menos…</option>
        <option value=">">más de…</option>
      </TextField>
      <TextField
        {...field}
        label="Porcentaje o fracción"
        placeholder="80 % o 2/3"
        value={typed.fraction}
        error={isFractionWrong}
        helperText={
          isFractionWrong ? 'Escriba un porcentaje de 0 a 100, o una fracción como 2/3.' : ' '
        }
        onChange={({ target }) => onChange({ ...typed, fraction: target.value })}
      />
      <TextField
        {...field}
        select
        label="Sobre qué se cuenta"
        value={typed.base}
        slotProps={select}
        onChange={({ target }) => onChange({ ...typed, base: baseOf(target.value) })}
      >
        <option value="">Lo mismo que la ley</option>
        {bases.map((base) => (
          <option key={base} value={base}>
            {nameBase(base, termOf(vocabulary, scope))}
          </option>
        ))}
      </TextField>
      {rule.bylaws?.heads !== undefined && (
        <TextField
          {...field}
          label={`Además, al menos cuántos ${vocabulary.heads.noun}`}
          helperText="Déjelo vacío si los estatutos no piden un número."
          value={typed.heads}
          onChange={({ target }) => onChange({ ...typed, heads: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      )}
      <TextField
        {...field}
        label="Artículo de los estatutos"
        placeholder="artículo 45"
        value={typed.article}
        error={isArticleWrong}
        helperText={isArticleWrong ? 'Diga qué artículo lo pide.' : 'Se cita en el resultado.'}
        onChange={({ target }) => onChange({ ...typed, article: target.value })}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
    </>
  );
}

/** The sentence of the question, or what the law says against it. */
function Preview({ law, request }: Pick<MajorityFieldsProps, 'law'> & PreviewProps) {
  if (request === null) return null;
  const majorities = decideMajority(law, request);
  if (!majorities.ok) {
    return (
      <Alert severity="error" role="status">
        {describeRefusal(majorities.refusal).message}
      </Alert>
    );
  }
  const { rulePack } = law;
  const rule = ruleOfMatter({ ...law, majorities: majorities.value }, request.matterId);
  const isCapped = rule.source.law !== bylawsName;
  return (
    <Alert severity={isCapped ? 'warning' : 'info'} role="status">
      {isCapped && 'La ley no deja pedir tanto, y cuenta su tope. '}
      La pregunta dirá: «{sayAppliedRule({ rule, rulePack })}»
    </Alert>
  );
}

interface PreviewProps {
  readonly request: SetMajorityRequest | null;
}

/** Null while something is missing or cannot be read. */
function requestOf(law: DecidingLaw, typed: Typed): SetMajorityRequest | null {
  const matterId = typed.matterId === '' ? null : typed.matterId;
  const shares = votedShares(ruleOfMatter(withoutBylaws(law), matterId).requirement);
  const fraction = readFraction(typed.fraction);
  if (fraction === null) return null;
  const read = setMajorityRequest.safeParse({
    matterId,
    share: shares.length > 1 ? shares[typed.place]?.path : [],
    asks: {
      threshold: { ...fraction, comparison: typed.comparison },
      ...(typed.base === '' ? {} : { base: typed.base }),
      ...(typed.heads.trim() === '' ? {} : { heads: Number(typed.heads) }),
      article: typed.article,
    },
  });
  return read.success ? read.data : null;
}

function withoutBylaws(law: DecidingLaw): DecidingLaw {
  return { ...law, majorities: [] };
}

function baseOf(value: string): Base | '' {
  return bases.find((one) => one === value) ?? '';
}

const field = { fullWidth: true, margin: 'dense' } as const;
