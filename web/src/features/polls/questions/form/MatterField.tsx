import {
  askMatter,
  type DecidingLaw,
  packOf,
  type QuestionTerms,
  type Ruled,
  type RulePack,
  ruleOfMatter,
  votesByUnit,
} from '@asamblea/domain';
import { TextField, Typography } from '@mui/material';
import type { WarningsOf } from '../besideOpen.ts';
import { LawWarnings } from './LawWarnings.tsx';
import { RuleText } from './RuleText.tsx';

interface MatterFieldProps {
  readonly law: DecidingLaw;
  readonly warningsOf: WarningsOf;
  readonly terms: QuestionTerms;
  /** How people are elected, where the terms do not say it. */
  readonly election?: Ruled['election'];
  readonly onChange: (terms: QuestionTerms) => void;
}

/** The matter decides the majority, so it comes first, and with it the usual way of asking. */
export function MatterField(props: MatterFieldProps) {
  const { law, warningsOf, terms, election = terms.election ?? null, onChange } = props;
  const rule = ruleOfMatter(law, terms.matterId ?? null);
  const pack = packOf(law.rulePack);
  const voted = pack.matters.filter((matter) => matter.ruleId !== null);
  const usual = voted.find((matter) => matter.matterId === terms.matterId);
  const isOwnText = terms.text !== '' && terms.text !== (usual && askMatter(usual));

  function choose(matterId: string) {
    const matter = voted.find((one) => one.matterId === matterId);
    onChange({
      ...terms,
      matterId: matter?.matterId ?? null,
      text: isOwnText || matter === undefined ? terms.text : askMatter(matter),
    });
  }

  return (
    <>
      <TextField
        select
        label="Asunto"
        value={terms.matterId ?? ''}
        onChange={({ target }) => choose(target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        fullWidth
        margin="normal"
        helperText={pack.name}
      >
        <option value="">Una decisión que la ley no nombra</option>
        {groupsOf(pack).map(({ title, matters }) => (
          <optgroup key={title} label={title}>
            {matters.map(({ matterId, label }) => (
              <option key={matterId} value={matterId}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </TextField>
      <RuleText ruled={{ rule, rulePack: law.rulePack, election }} />
      <LawWarnings warnings={warningsOf({ ...terms, rule })} />
      {votesByUnit(rule.requirement) && rule.unitsBy === undefined && (
        <Typography variant="body2" color="textSecondary">
          Cada unidad es un voto, también los parqueaderos y los depósitos. Si sus estatutos dicen
          otra cosa, anótelo en General.
        </Typography>
      )}
    </>
  );
}

/** Matters under the majority that decides them, the ordinary one first, as the pack lists them. */
function groupsOf(pack: RulePack) {
  return pack.rules
    .map(({ ruleId, title }) => ({
      title,
      matters: pack.matters.filter((matter) => matter.ruleId === ruleId),
    }))
    .filter(({ matters }) => matters.length > 0);
}
