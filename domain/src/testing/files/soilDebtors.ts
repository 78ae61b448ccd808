import { type DebtDirt, type TrueDebt, writeDebt } from './dirtyDebtors.ts';

export interface SoiledDebts {
  readonly rows: readonly (readonly string[])[];
  /** Of the true balance. */
  readonly column: number;
  /** Rows of cells that nobody can take for a debt, as a spreadsheet numbers them. */
  readonly spoilt: readonly number[];
}

interface Column {
  readonly title: string;
  /** `isFirst`: of its tower in the list. */
  readonly cell: (debt: TrueDebt, amount: string, isFirst: boolean) => string;
}

/** The list of these debts with all this dirt. */
export function soilDebtors(all: readonly TrueDebt[], dirt: DebtDirt): SoiledDebts {
  const debts = all.filter((debt) => amountsOf(debt, dirt).length > 0);
  const balance: Column = { title: dirt.title ?? '', cell: (_, amount) => amount };
  const columns = columnsOf(debts, dirt, balance);
  const column = columns.indexOf(balance);
  const titles = columns.map(({ title }) => title);
  const rows: (readonly string[])[] = [];
  const spoilt: number[] = [];
  const name = ['Conjunto El Roble', 'Cartera', '31/10/2026'];
  if (dirt.title !== null) {
    for (const text of name.slice(0, dirt.above)) rows.push([text]);
    rows.push(titles);
  }
  debts.forEach((debt, i) => {
    const isFirst = debts[i - 1]?.tower !== debt.tower;
    if (dirt.tower === 'heading' && isFirst) rows.push([`TORRE ${debt.tower}`]);
    if (dirt.blanks && i % 7 === 3) rows.push([]);
    const isRepeat = dirt.repeatsEvery > 0 && i % dirt.repeatsEvery === 4;
    if (dirt.title !== null && isRepeat) rows.push(titles);
    for (const [part, amount] of amountsOf(debt, dirt).entries()) {
      rows.push(columns.map(({ cell }) => cell(debt, amount, isFirst && part === 0)));
      if (debt.spoilt === 'blank' || debt.spoilt === 'words') spoilt.push(rows.length);
    }
  });
  const sum = debts.reduce(
    (whole, { cents, spoilt: how }) => (how === null ? whole + cents : whole),
    0n,
  );
  if (dirt.total !== null && dirt.title !== null) {
    rows.push(
      columns.map((one, i) =>
        i === 0 ? (dirt.total ?? '') : one === balance ? writeDebt(sum, dirt) : '',
      ),
    );
  }
  if (dirt.note && dirt.title !== null) rows.push(['Elaboró: Nora Ruiz']);
  return { rows, column, spoilt };
}

function amountsOf({ cents, spoilt, isSplit }: TrueDebt, dirt: DebtDirt): readonly string[] {
  if (spoilt === 'blank') return [''];
  if (spoilt === 'words') return [dirt.words];
  if (cents === 0n) return dirt.zero === null ? [] : [dirt.zero];
  if (!isSplit) return [writeDebt(cents, dirt)];
  return [writeDebt(cents + 700n, dirt), writeDebt(-700n, dirt)];
}

function columnsOf(debts: readonly TrueDebt[], dirt: DebtDirt, balance: Column): readonly Column[] {
  const isJoined = dirt.tower === 'joined';
  const tower: Column = {
    title: 'Torre',
    cell: ({ tower: own }, _, isFirst) => (dirt.tower === 'merged' && !isFirst ? '' : String(own)),
  };
  const unit: Column = {
    title: isJoined ? 'Unidad' : 'Apto',
    cell: ({ tower: own, number }) => (isJoined ? `T${own}-${number}` : String(number)),
  };
  const age = (title: string, text: string): Column => ({ title, cell: () => text });
  const ages = [age('0-30', '1.000,00'), age('31-60', '0')];
  const hasOthers = dirt.title !== null;
  return [
    ...(dirt.tower === 'apart' || dirt.tower === 'merged' ? [tower] : []),
    unit,
    ...(dirt.owner ? [{ title: 'Propietario', cell: () => 'Gema Cobo' }] : []),
    ...(hasOthers && dirt.ages === 'before' ? ages : []),
    ...(hasOthers && dirt.former ? [age('Saldo anterior', '9.000,00')] : []),
    balance,
    ...(hasOthers && dirt.ages === 'after' ? ages : []),
    ...(debts.some(({ spoilt }) => spoilt === 'contested')
      ? [
          {
            title: dirt.contested,
            cell: ({ spoilt }: TrueDebt) => (spoilt === 'contested' ? 'Sí' : ''),
          },
        ]
      : []),
    ...(hasOthers && dirt.remarks ? [age('Observación', 'llamar')] : []),
  ];
}
