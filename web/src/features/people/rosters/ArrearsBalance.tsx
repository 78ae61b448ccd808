import { columnLetter, type DebtSign, readMoney, type TitledColumn } from '@asamblea/domain';
import { Alert, Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { ChoiceField } from '../../../ui/forms/ChoiceField.tsx';
import type { ArrearsStep, ArrearsWork } from './useArrears.ts';

interface ArrearsBalanceProps {
  readonly step: Extract<ArrearsStep, { kind: 'comparing' }>;
  readonly work: ArrearsWork;
}

/** The column of the balance and the meaning of its sign; choices that only a person can make are asked here. */
export function ArrearsBalance({ step, work }: ArrearsBalanceProps) {
  const { comparison, listed } = step;
  const { balance, law } = comparison;
  const { asks } = balance;
  const chosen = listed.balance;
  if (balance.options.length === 0 && balance.others.length === 0) return null;
  const column = chosen.column === undefined ? balance.column : chosen.column;
  const isOpen = asks === 'column' && chosen.column === undefined;
  const owes = chosen.owes ?? (asks === 'sign' ? 'ask' : balance.owes);
  const contested = chosen.contested ?? balance.contested;
  const choose = (change: typeof chosen) => void work.choose(step, change);
  return (
    <Box
      component="section"
      aria-label="Cómo leímos el saldo"
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', mt: 1 }}
    >
      {asks !== null && (
        <Alert severity="warning" role="status">
          {asked[asks]}
        </Alert>
      )}
      <Box sx={fields}>
        <ChoiceField
          label="Columna del saldo"
          value={isOpen ? 'ask' : String(column)}
          choices={[
            ...(isOpen ? [['ask', 'Elija una'] as const] : []),
            ...namesOf(balance.options),
            ['null', 'Ninguna: deben todos los de la lista'],
          ]}
          onChange={(value) => choose({ column: value === 'null' ? null : Number(value) })}
        />
        {column !== null && !isOpen && (
          <ChoiceField<DebtSign | 'ask'>
            label="Con signo menos o entre paréntesis"
            value={owes}
            choices={[
              ...(owes === 'ask' ? [['ask', 'Elija uno'] as const] : []),
              ['plus', 'Está a favor: no se debe'],
              ['minus', 'Es lo que se debe'],
            ]}
            onChange={(value) => value !== 'ask' && choose({ owes: value })}
          />
        )}
        {law.contested !== null && balance.others.length > 0 && (
          <ChoiceField
            label="Impugnadas o consignadas"
            value={contested.join()}
            choices={[
              ['', 'Ninguna columna lo dice'],
              ...namesOf(balance.others),
              ...(contested.length > 1
                ? [[contested.join(), `${contested.length} columnas`] as const]
                : []),
            ]}
            onChange={(value) =>
              choose({ contested: value === '' ? [] : value.split(',').map(Number) })
            }
          />
        )}
        {law.limit !== null && column !== null && !isOpen && (
          <LimitField
            limit={chosen.limit}
            source={law.limit}
            onLimit={(limit) => choose({ limit })}
          />
        )}
      </Box>
      {contested.length > 0 && law.contested !== null && (
        <Typography color="textSecondary">
          Quien impugnó la deuda o la consignó conserva el voto ({law.contested}).
        </Typography>
      )}
    </Box>
  );
}

const asked = {
  column:
    'No sabemos en qué columna está lo que debe cada uno. Elíjala y le mostramos quién queda en mora.',
  sign: 'Todos los saldos llevan signo menos o paréntesis. Diga si están a favor o si se deben.',
} as const;

interface LimitFieldProps {
  readonly limit: number | undefined;
  readonly source: string;
  readonly onLimit: (limit: number | undefined) => void;
}

/** From how much a debt counts, where the law or the bylaws know a limit. */
function LimitField({ limit, source, onLimit }: LimitFieldProps) {
  const [text, setText] = useState('');
  const cents = centsOf(text);
  const isWrong = cents === null;
  const take = () => cents !== null && cents !== limit && onLimit(cents);
  return (
    <TextField
      label="En mora desde"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
      error={isWrong}
      helperText={
        isWrong ? 'Escriba una cantidad, como 50.000.' : `Vacío: cualquiera. Vea ${source}.`
      }
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  );
}

/** Undefined where nothing is written; null where it is no amount. */
function centsOf(text: string): number | undefined | null {
  if (text.trim() === '') return undefined;
  const cents = readMoney(text, { sign: null, mixed: false })?.cents ?? 0n;
  return cents > 0n && cents <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(cents) : null;
}

/** Two columns may have one title. */
function namesOf(columns: readonly TitledColumn[]): readonly (readonly [string, string])[] {
  const titles = columns.map(({ title }) => title);
  return columns.map(({ column, title }) => {
    const letter = `Columna ${columnLetter(column)}`;
    const isAlone = titles.filter((other) => other === title).length === 1;
    const name = title === '' ? letter : isAlone ? title : `${title} (${letter})`;
    return [String(column), name];
  });
}

const fields = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
} as const;
