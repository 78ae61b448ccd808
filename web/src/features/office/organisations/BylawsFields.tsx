import {
  type DefaultsAnswer,
  type DefaultsRequest,
  type PackId,
  packIds,
  packOf,
  sayList,
  type UsualBylaws,
} from '@asamblea/domain';
import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel } from '@mui/material';

type Asked = Pick<DefaultsRequest, 'takeBylaws' | 'leaveBylaws'>;

interface BylawsFieldsProps {
  readonly defaults: DefaultsAnswer;
  readonly asked: Asked;
  readonly onChange: (changes: Asked) => void;
}

/** The bylaws that new assemblies begin with, by law: those kept, and those of the assembly one is in. */
export function BylawsFields({ defaults, asked, onChange }: BylawsFieldsProps) {
  const { bylaws = {}, here } = defaults;
  const { takeBylaws = false, leaveBylaws = [] } = asked;
  const kept = packIds.flatMap((packId) => {
    const noted = bylaws[packId];
    return noted === undefined ? [] : [{ packId, noted }];
  });
  const isNoted = sayBylaws(here) !== '';
  if (kept.length === 0 && !isNoted) return null;
  const leave = (packId: PackId, isLeft: boolean) =>
    onChange({
      leaveBylaws: packIds.filter((one) => (one === packId ? isLeft : leaveBylaws.includes(one))),
    });
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Estatutos con que comienzan</FormLabel>
      <FormGroup>
        {kept.map(({ packId, noted }) => (
          <FormControlLabel
            key={packId}
            label={`${packOf(packId).name}: ${sayBylaws(noted)}`}
            control={
              <Checkbox
                checked={!leaveBylaws.includes(packId)}
                onChange={({ target }) => leave(packId, !target.checked)}
              />
            }
          />
        ))}
        {isNoted && (
          <FormControlLabel
            label={`Tomar los de esta asamblea para ${packOf(here.rulePack).name}: ${sayBylaws(here)}`}
            control={
              <Checkbox
                checked={takeBylaws}
                onChange={({ target }) => onChange({ takeBylaws: target.checked })}
              />
            }
          />
        )}
      </FormGroup>
    </FormControl>
  );
}

function sayBylaws({ majorities, quorums = [], arrears, proxyBylaws }: UsualBylaws): string {
  const count = majorities.length;
  return sayList([
    ...(count === 0 ? [] : [count === 1 ? '1 mayoría' : `${count} mayorías`]),
    ...(quorums.length === 0 ? [] : ['quiénes deben estar']),
    ...(arrears === undefined ? [] : ['qué pierde quien está en mora']),
    ...(proxyBylaws === null ? [] : ['lo que dicen de los poderes']),
  ]);
}
