import fc from 'fast-check';
import { expect, test } from 'vitest';
import { debtDirt, type TrueDebt, trueDebts } from '../../testing/files/dirtyDebtors.ts';
import { soilDebtors } from '../../testing/files/soilDebtors.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { unitIdOf } from '../rosters/unit.ts';
import { formatMoney } from './formatMoney.ts';
import { type ReadDebtors, readDebtors } from './readDebtors.ts';

function unitsOf(debts: readonly TrueDebt[]) {
  return debts.map(({ tower, number }) => {
    const label = `T${tower}-${number}`;
    return { unitId: unitIdOf(label), label, group: `Torre ${tower}`, inArrears: false };
  });
}

/** The true debtors, and how much they owe. */
function truthOf(debts: readonly TrueDebt[], isContestKept: boolean) {
  return debts.flatMap(({ tower, number, cents, spoilt }) => {
    const owes = spoilt === null || (spoilt === 'contested' && !isContestKept);
    return owes && cents > 0n ? [[`T${tower}-${number}`, formatMoney(cents)]] : [];
  });
}

const owing = ({ debtors }: ReadDebtors) => [...debtors].map(([id, amount]) => [id, amount]);

const longest = 900_000;
const runs = sampleOf({ part: 400, full: 10_000 }, process.env);

test(
  'a list written in any way finds the true debtors, or asks',
  () => {
    fc.assert(
      fc.property(trueDebts, debtDirt, fc.boolean(), (drawn, dirt, keepsContested) => {
        // Without titles no column says what is contested.
        const debts = drawn.map((debt) =>
          debt.spoilt === 'contested' && dirt.title === null ? { ...debt, spoilt: null } : debt,
        );
        const { rows, column, spoilt } = soilDebtors(debts, dirt);
        // Where nothing speaks of debts, all that are in the list owe.
        const isSaid = (how: TrueDebt['spoilt']) => how === null || how === 'contested';
        fc.pre(rows.length > 0);
        fc.pre(
          dirt.title !== null || debts.some((debt) => isSaid(debt.spoilt) && debt.cents !== 0n),
        );
        const units = unitsOf(debts);
        const first = readDebtors(rows, units, { keepsContested });
        const { asks } = first.balance;
        if (asks !== null) expect(owing(first)).toEqual([]);
        const read =
          asks === null
            ? first
            : readDebtors(rows, units, { keepsContested, column, owes: 'plus' });
        // A tower in a column without a title is not known for one: each row is named, and nothing changes.
        const isBlind = dirt.title === null && ['apart', 'merged'].includes(dirt.tower);
        if (isBlind && read.unknown.length > 0) return;
        expect({ rows, read, owing: owing(read), unknown: read.unknown }).toMatchObject({
          owing: truthOf(debts, keepsContested),
          unknown: [],
        });
        const told = [...read.empty, ...read.unclear].map(({ row }) => row);
        expect({ rows, read, told }).toMatchObject({ told: expect.arrayContaining([...spoilt]) });
      }),
      runs,
    );
  },
  longest,
);
