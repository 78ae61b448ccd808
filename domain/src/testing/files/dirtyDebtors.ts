import fc from 'fast-check';

/** The true debt of a unit, in hundredths; below zero it is a credit. */
export interface TrueDebt {
  readonly tower: number;
  readonly number: number;
  readonly cents: bigint;
  /** How its cell is spoilt: left blank, in words that say nothing, or contested. */
  readonly spoilt: 'blank' | 'words' | 'contested' | null;
  /** The debt stands in two rows, which add up. */
  readonly isSplit: boolean;
}

const amounts = fc.oneof(
  fc.constant(0n),
  fc.bigInt({ min: 1n, max: 99_999_999n }),
  fc.bigInt({ min: 1n, max: 5_000n }).map((thousands) => thousands * 100_000n),
  fc.bigInt({ min: -9_999_999n, max: -1n }),
);

/** Two to forty units in up to three towers, each with its own 101. */
export const trueDebts: fc.Arbitrary<readonly TrueDebt[]> = fc
  .record({
    towers: fc.integer({ min: 1, max: 3 }),
    debts: fc.array(
      fc.record({
        cents: amounts,
        spoilt: fc.oneof(
          { weight: 8, arbitrary: fc.constant(null) },
          { weight: 1, arbitrary: fc.constantFrom('blank', 'words', 'contested') },
        ),
        isSplit: fc.oneof(
          { weight: 9, arbitrary: fc.constant(false) },
          { weight: 1, arbitrary: fc.constant(true) },
        ),
      }),
      { minLength: 2, maxLength: 40 },
    ),
  })
  .map(({ towers, debts }) => {
    const aTower = Math.ceil(debts.length / towers);
    return debts.map((debt, i) => ({
      ...debt,
      tower: 1 + Math.floor(i / aTower),
      number: 101 + (i % aTower),
    }));
  });

type Way = (text: string) => string;

const grouped = (digits: string, by: string) => digits.replace(/\B(?=(?:\d{3})+$)/gu, by);

/** Digits of a whole amount and its hundredths, as somebody writes all of a column. */
const figures: readonly ((whole: string, cents: string) => string)[] = [
  (whole, cents) => `${whole},${cents}`,
  (whole, cents) => `${whole}.${cents}`,
  (whole, cents) => `${grouped(whole, '.')},${cents}`,
  (whole, cents) => `${grouped(whole, ',')}.${cents}`,
  (whole, cents) => `${grouped(whole, ' ')},${cents}`,
  (whole, cents) => (cents === '00' ? grouped(whole, '.') : `${grouped(whole, '.')},${cents}`),
];

const around: readonly Way[] = [
  (text) => text,
  (text) => `$ ${text}`,
  (text) => `${text} €`,
  (text) => `COP ${text}`,
  (text) => `$${text}`,
];

/** The way in which a column tells credits from debts. */
const credits: readonly { readonly owed: Way; readonly back: Way }[] = [
  { owed: (text) => text, back: (text) => `-${text}` },
  { owed: (text) => text, back: (text) => `${text}-` },
  { owed: (text) => text, back: (text) => `(${text})` },
  { owed: (text) => text, back: (text) => `${text} CR` },
  { owed: (text) => text, back: (text) => `${text} a favor` },
  { owed: (text) => `${text} DB`, back: (text) => `${text} CR` },
  { owed: (text) => `Debe ${text}`, back: (text) => `−${text}` },
];

/** Kinds of dirt of a list of debtors. */
export const debtDirt = fc.record({
  figure: fc.constantFrom(...figures),
  around: fc.constantFrom(...around),
  credit: fc.constantFrom(...credits),
  zero: fc.constantFrom('0', '0,00', '$ 0', '-', 'al día', 'Paz y salvo', null),
  words: fc.constantFrom('acuerdo de pago', 'ver carpeta 3', '1,45E-11', '¿?', '12/10/2026'),
  title: fc.constantFrom(
    ...['Saldo', 'SALDO', 'Deuda', 'Total', 'Total a pagar', 'Saldo total', 'Valor', 'Monto ($)'],
    ...['Saldo a 31 de octubre', 'Importe adeudado', 'Cartera oct.', 'Mora', null],
  ),
  tower: fc.constantFrom('joined', 'apart', 'merged', 'heading'),
  owner: fc.boolean(),
  ages: fc.constantFrom(null, 'before', 'after'),
  former: fc.boolean(),
  remarks: fc.boolean(),
  above: fc.nat(3),
  total: fc.constantFrom('TOTAL', 'Suma', 'Total cartera', null),
  note: fc.boolean(),
  repeatsEvery: fc.constantFrom(0, 5),
  blanks: fc.boolean(),
  contested: fc.constantFrom('Impugnada', 'Consignada', 'Deuda impugnada'),
});
export type DebtDirt = typeof debtDirt extends fc.Arbitrary<infer D> ? D : never;

/** How an amount is written. */
export function writeDebt(cents: bigint, dirt: DebtDirt): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  const text = dirt.around(dirt.figure(digits.slice(0, -2), digits.slice(-2)));
  return cents < 0n ? dirt.credit.back(text) : dirt.credit.owed(text);
}
