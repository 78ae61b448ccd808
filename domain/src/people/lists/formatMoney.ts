/** An amount in hundredths as people read it in Spanish, without currency: `350.000`, `150,50`. */
export function formatMoney(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/gu, '.');
  const rest = digits.slice(-2);
  return `${cents < 0n ? '−' : ''}${whole}${rest === '00' ? '' : `,${rest}`}`;
}
