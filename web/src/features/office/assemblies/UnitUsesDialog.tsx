import {
  capital,
  type DecidingLaw,
  matterByUnit,
  ruleOfMatter,
  type SetMajorityAnswer,
  type SetUnitUsesRequest,
  sayAppliedRule,
  sayList,
  sayUnitClass,
  sayUnits,
  settingsEndpoints,
  setUnitUsesRequest,
  type UnitClass,
  type UnitsOfClass,
} from '@asamblea/domain';
import {
  Alert,
  FormControlLabel,
  FormHelperText,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DraftField } from '../../../ui/forms/DraftField.tsx';
import { useDraft } from '../../../ui/forms/useDraft.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';

interface UnitUsesDialogProps {
  readonly law: DecidingLaw;
  readonly present: readonly UnitsOfClass[];
  readonly onClose: () => void;
  readonly onSaved: (answer: SetMajorityAnswer) => void;
}

interface Typed {
  /** Null: nothing was said yet. */
  which: 'all' | 'some' | null;
  unitUses: { counted: readonly string[]; article: string };
}

/** Which units count where units vote. Nothing is chosen beforehand: no law says it. */
export function UnitUsesDialog({ law, present, onClose, onSaved }: UnitUsesDialogProps) {
  const questionId = useId();
  const { failure, attempt } = useAttempt();
  const classes = askedOf(law, present);
  const draft = useDraft({
    schema: setUnitUsesRequest,
    begin: () => typedFrom(law),
    read: (typed) => ({ unitUses: readTyped(classes, typed) }),
  });
  const { which, unitUses } = draft.typed;
  const { isTried } = draft;

  async function save(request: SetUnitUsesRequest): Promise<void> {
    await attempt(async () => {
      onSaved(await askApi(settingsEndpoints.setUnitUses, request));
    });
  }

  return (
    <FormDialog
      title="Votos por unidad"
      failure={failure}
      does={['Guardar', () => draft.submit(save)]}
      isSpaced
      onClose={onClose}
    >
      <div>
        <Typography id={questionId} component="h3" sx={{ fontWeight: 600 }}>
          ¿Qué unidades cuentan cuando se vota por unidad?
        </Typography>
        <RadioGroup
          aria-labelledby={questionId}
          value={which ?? ''}
          onChange={(_, chosen) => draft.change('which', chosen === 'all' ? 'all' : 'some')}
        >
          <FormControlLabel value="all" control={<Radio />} label="Todas: cada una es un voto" />
          <FormControlLabel value="some" control={<Radio />} label="Solo algunas" />
        </RadioGroup>
        <FormHelperText error={isTried && which === null}>
          {isTried && which === null
            ? 'Elija una de las dos.'
            : 'Búsquelo en sus estatutos o su reglamento: la ley no lo dice.'}
        </FormHelperText>
      </div>
      {which === 'some' && (
        <>
          <div>
            <ChoiceGroup
              label="Marque las que cuentan"
              options={classes}
              names={namesOf(classes, present)}
              chosen={unitUses.counted}
              onChange={(counted) => draft.change('unitUses.counted', counted)}
            />
            {isTried && chosenOf(classes, unitUses.counted).isWrong && (
              <FormHelperText error>
                Marque al menos una y deje al menos una sin marcar. Si cuentan todas, elija «Todas».
              </FormHelperText>
            )}
          </div>
          <DraftField
            {...{ draft, name: 'unitUses.article', margin: 'none' }}
            label="Artículo de los estatutos"
            placeholder="artículo 45"
            hint="Se cita en el resultado."
            fault="Diga qué artículo lo pide."
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
        </>
      )}
      {draft.asked !== null && <Preview law={law} request={draft.asked} />}
    </FormDialog>
  );
}

/** The sentence of a question by unit from then on. */
function Preview({
  law,
  request: { unitUses },
}: {
  readonly law: DecidingLaw;
  readonly request: SetUnitUsesRequest;
}) {
  if (unitUses === null) return null;
  const rule = ruleOfMatter({ ...law, unitUses }, matterByUnit(law));
  return (
    <Alert severity="info" role="status">
      La pregunta dirá: «{sayAppliedRule({ rule, rulePack: law.rulePack })}»
    </Alert>
  );
}

/** The uses in the roster, and those asked about when there still were some. */
function askedOf(
  { unitUses }: DecidingLaw,
  present: readonly UnitsOfClass[],
): readonly UnitClass[] {
  const here = present.map(({ unitClass }) => unitClass);
  const before = [...(unitUses?.counted ?? []), ...(unitUses?.leftOut ?? [])];
  return [...here, ...before.filter((one) => !here.includes(one))];
}

function typedFrom({ unitUses }: DecidingLaw): Typed {
  if (unitUses === undefined) return { which: null, unitUses: { counted: [], article: '' } };
  const { counted, leftOut, article } = unitUses;
  return leftOut.length === 0
    ? { which: 'all', unitUses: { counted: [], article } }
    : { which: 'some', unitUses: { counted, article } };
}

/** `Parqueadero: 13 unidades (Garaje, Cochera)`. */
function namesOf(
  classes: readonly UnitClass[],
  present: readonly UnitsOfClass[],
): Readonly<Record<UnitClass, string>> {
  const known = new Map(present.map((one) => [one.unitClass, one]));
  const nameOf = (one: UnitClass) => {
    const { count = 0, kinds = [] } = known.get(one) ?? {};
    const words = one.startsWith('?') ? [] : kinds.slice(0, 3);
    const more = kinds.length > words.length && words.length > 0 ? [...words, 'otros'] : words;
    const said = more.length === 0 ? '' : ` (${sayList(more)})`;
    return `${capital(sayUnitClass(one))}: ${sayUnits(count)}${said}`;
  };
  return Object.fromEntries(classes.map((one) => [one, nameOf(one)])) as Readonly<
    Record<UnitClass, string>
  >;
}

function chosenOf(classes: readonly UnitClass[], chosen: readonly string[]) {
  const counted = classes.filter((one) => chosen.includes(one));
  const leftOut = classes.filter((one) => !chosen.includes(one));
  return { counted, leftOut, isWrong: counted.length === 0 || leftOut.length === 0 };
}

/** As it would be sent; what is missing is not said. */
function readTyped(classes: readonly UnitClass[], { which, unitUses }: Typed) {
  if (which === null) return undefined;
  if (which === 'all') return { counted: classes, leftOut: [], article: '' };
  const { counted, leftOut, isWrong } = chosenOf(classes, unitUses.counted);
  return { counted: isWrong ? [] : counted, leftOut, article: unitUses.article };
}
