import { type Holding, takesSeveral } from '@asamblea/domain';
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import type { AskedQuestion } from './BallotHeader.tsx';
import { type Draft, instructedDraft, markAll, sharedMarks } from './draft.ts';
import { InstructionNotice } from './InstructionNotice.tsx';
import { MarksChoice } from './MarksChoice.tsx';
import { OptionChoice } from './OptionChoice.tsx';
import { UnitName } from './UnitName.tsx';

interface UnitsChoiceProps {
  readonly question: AskedQuestion;
  /** Those that have not voted yet, or whose vote is changed. */
  readonly units: readonly Holding[];
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** One answer for all my units, or one for each. */
export function UnitsChoice({ question, units, draft, onChange }: UnitsChoiceProps) {
  const [isSplit, setSplit] = useState(() => !areAlike(draft, units));
  const Choice = takesSeveral(question) ? MarksChoice : OptionChoice;
  return (
    <>
      <InstructionNotice
        question={question}
        units={units}
        onFollow={() => {
          const followed = { ...draft, ...instructedDraft(units) };
          onChange(followed);
          setSplit(!areAlike(followed, units));
        }}
      />
      {units.length > 1 && (
        <ToggleButtonGroup
          exclusive
          fullWidth
          color="primary"
          value={isSplit}
          aria-label="Cómo votar por sus unidades"
          onChange={(_, chosen: boolean | null) => chosen !== null && setSplit(chosen)}
        >
          <ToggleButton value={false}>Todas igual</ToggleButton>
          <ToggleButton value={true}>Una por una</ToggleButton>
        </ToggleButtonGroup>
      )}
      {isSplit ? (
        units.map((unit) => (
          <Choice
            key={unit.unitId}
            legend={<UnitName holding={unit} />}
            question={question}
            marks={draft[unit.unitId] ?? []}
            onChange={(marks) => onChange({ ...draft, [unit.unitId]: marks })}
          />
        ))
      ) : (
        <Choice
          legend={units.length === 1 ? 'Su voto' : 'Su voto por todas sus unidades'}
          question={question}
          marks={sharedMarks(draft, units)}
          onChange={(marks) => onChange(markAll(units, marks))}
        />
      )}
      {units.length > 1 && !isSplit && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
          {units.map((unit) => (
            <li key={unit.unitId}>
              <UnitName holding={unit} />
            </li>
          ))}
        </Box>
      )}
    </>
  );
}

function areAlike(draft: Draft, units: readonly Holding[]): boolean {
  return new Set(units.map(({ unitId }) => (draft[unitId] ?? []).join())).size <= 1;
}
