import {
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
  termOf,
  votedShares,
} from '@asamblea/domain';
import { Alert } from '@mui/material';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DraftField } from '../../../ui/forms/DraftField.tsx';
import { type FormDraft, useDraft } from '../../../ui/forms/useDraft.ts';

interface MajorityDialogProps {
  readonly law: DecidingLaw;
  readonly onClose: () => void;
  readonly onSaved: (answer: SetMajorityAnswer) => void;
}

interface Typed {
  matterId: string;
  /** Place of the share among those of the rule. */
  place: string;
  comparison: string;
  asks: { threshold: string; base: string; heads: string; article: string };
}

const empty: Typed = {
  ...{ matterId: '', place: '0', comparison: '>=' },
  asks: { threshold: '', base: '', heads: '', article: '' },
};

/** Writes down what the bylaws ask of a matter: how it will be said, or why the law does not let them. */
export function MajorityDialog({ law, onClose, onSaved }: MajorityDialogProps) {
  const draft = useDraft({
    schema: setMajorityRequest,
    begin: () => empty,
    read: (typed) => readTyped(law, typed),
  });
  const { failure, attempt, forget } = useAttempt();

  async function save(request: SetMajorityRequest): Promise<void> {
    forget();
    if (!decideMajority(law, request).ok) return;
    await attempt(async () => {
      onSaved(await askApi(settingsEndpoints.setMajority, request));
    });
  }

  return (
    <FormDialog
      title="Mayoría de los estatutos"
      failure={failure}
      does={['Guardar', () => draft.submit(save)]}
      onClose={onClose}
    >
      <MajorityFields law={law} draft={draft} />
      <Preview law={law} request={draft.asked} />
    </FormDialog>
  );
}

interface MajorityFieldsProps {
  readonly law: DecidingLaw;
  readonly draft: FormDraft<Typed, SetMajorityRequest>;
}

function MajorityFields({ law, draft }: MajorityFieldsProps) {
  const { matters, vocabulary } = packOf(law.rulePack);
  const { rule, shares, share } = ruleAsked(law, draft.typed);
  const scope = share?.share.scope ?? 'weight:main';
  const known = matters.filter(({ ruleId }) => ruleId !== null);
  return (
    <>
      <DraftField
        {...{ draft, name: 'matterId', label: 'Asunto' }}
        choices={[
          ['', 'Lo que la ley no nombra'],
          ...known.map(({ matterId, label }) => [matterId, label] as const),
        ]}
        onTyped={() => draft.change('place', empty.place)}
      />
      {shares.length > 1 && (
        <DraftField
          {...{ draft, name: 'place', label: 'Qué parte cambia' }}
          choices={shares.map((one, place) => [place, sayShare(one.share, vocabulary)])}
        />
      )}
      <DraftField
        {...{ draft, name: 'comparison', label: 'Se aprueba con' }}
        choices={[
          ['>=', 'al menos…'],
          ['>', 'más de…'],
        ]}
      />
      <DraftField
        {...{ draft, name: 'asks.threshold', label: 'Porcentaje o fracción' }}
        placeholder="80 % o 2/3"
        hint=" "
        fault="Escriba un porcentaje de 0 a 100, o una fracción como 2/3."
      />
      <DraftField
        {...{ draft, name: 'asks.base', label: 'Sobre qué se cuenta' }}
        choices={[
          ['', 'Lo mismo que la ley'],
          ...bases.map((base) => [base, nameBase(base, termOf(vocabulary, scope))] as const),
        ]}
      />
      {rule.bylaws?.heads !== undefined && (
        <DraftField
          {...{ draft, name: 'asks.heads' }}
          label={`Además, al menos cuántos ${vocabulary.heads.noun}`}
          hint="Déjelo vacío si los estatutos no piden un número."
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      )}
      <DraftField
        {...{ draft, name: 'asks.article', label: 'Artículo de los estatutos' }}
        placeholder="artículo 45"
        hint="Se cita en el resultado."
        fault="Diga qué artículo lo pide."
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
    </>
  );
}

interface PreviewProps {
  readonly law: DecidingLaw;
  readonly request: SetMajorityRequest | null;
}

/** The sentence of the question, or what the law says against it. */
function Preview({ law, request }: PreviewProps) {
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

/** The rule of the matter without bylaws, its shares, and the one that is changed. */
function ruleAsked(law: DecidingLaw, { matterId, place }: Pick<Typed, 'matterId' | 'place'>) {
  const rule = ruleOfMatter({ ...law, majorities: [] }, matterId === '' ? null : matterId);
  const shares = votedShares(rule.requirement);
  return { rule, shares, share: shares[Number(place)] };
}

/** As it would be sent; what cannot be read is not said. */
function readTyped(law: DecidingLaw, typed: Typed) {
  const { threshold, base, heads, article } = typed.asks;
  const { shares, share } = ruleAsked(law, typed);
  const fraction = readFraction(threshold);
  return {
    matterId: typed.matterId === '' ? null : typed.matterId,
    share: shares.length > 1 ? share?.path : [],
    asks: {
      ...(fraction === null ? {} : { threshold: { ...fraction, comparison: typed.comparison } }),
      ...(base === '' ? {} : { base }),
      ...(heads.trim() === '' ? {} : { heads: Number(heads) }),
      article,
    },
  };
}
