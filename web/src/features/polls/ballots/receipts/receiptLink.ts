/** Where a receipt is looked for. The code goes after the `#`: it reaches no server nor its logs. */
export function receiptLink(cot: string, code: string): string {
  return `${location.origin}/results/public?cot=${encodeURIComponent(cot)}#comprobante=${code}`;
}
