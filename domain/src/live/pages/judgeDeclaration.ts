import { allowedFunctions, allowedProperties } from './allowedContent.ts';
import { allowedImage } from './allowedValues.ts';
import { childrenOf, type StyleNode } from './styleTools.ts';

const withImages = ['background', 'background-image'];
/** Where a reckoned length could come out below zero. */
const plainLengths = /^(?:margin|text-indent)/u;
const shadowAtMost = 40;

/** The part of a declaration that may not stay, as the person is told; null when all of it may. */
export function judgeDeclaration(node: StyleNode): string | null {
  if (node.type !== 'Declaration') return 'un estilo que no se entiende';
  const property = node.property?.toLowerCase() ?? '';
  if (!allowedProperties.has(property)) return `el estilo «${property.slice(0, 40)}»`;
  const value = node.value;
  const isWrong =
    typeof value !== 'object' ||
    value.type !== 'Value' ||
    !childrenOf(value).every((part) => isAllowed(part, property)) ||
    !isOfUse(property, childrenOf(value));
  return isWrong ? `un valor de «${property}»` : null;
}

function isAllowed(part: StyleNode, property: string): boolean {
  const text = typeof part.value === 'string' ? part.value : '';
  switch (part.type) {
    case 'Identifier':
    case 'Hash':
    case 'Operator':
      return true;
    case 'Number':
    case 'Percentage':
    case 'Dimension':
      return Number(text) >= 0;
    case 'String':
      return property.startsWith('font') && !/[<>\\]/u.test(text);
    case 'Url':
      return withImages.includes(property) && allowedImage(text) !== null;
    case 'Parentheses':
    case 'Function':
      return isAllowedFunction(part, property);
    default:
      return false;
  }
}

function isAllowedFunction(part: StyleNode, property: string): boolean {
  if (plainLengths.test(property)) return false;
  if (part.type === 'Function' && !allowedFunctions.has(part.name?.toLowerCase() ?? '')) {
    return false;
  }
  return childrenOf(part).every((inner) => isAllowed(inner, property));
}

/** Boxes grow with what they hold and lines do not fall on each other, so that nothing covers what follows. */
function isOfUse(property: string, parts: readonly StyleNode[]): boolean {
  const [first] = parts;
  const number = typeof first?.value === 'string' ? Number(first.value) : Number.NaN;
  switch (property) {
    case 'height':
      return first?.type === 'Identifier';
    case 'line-height':
      if (first?.type === 'Percentage') return number >= 80;
      return first?.type === 'Identifier' || (first?.type === 'Number' && number >= 0.8);
    case 'font':
      return (
        !parts.some(({ type, value }) => type === 'Operator' && value === '/') || hasLine(parts)
      );
    case 'box-shadow':
      return parts.every(
        ({ type, value }) => type !== 'Dimension' || Number(value) <= shadowAtMost,
      );
    default:
      return true;
  }
}

/** `font: 1rem/1.5 …`: what comes after the stroke is the height of a line. */
function hasLine(parts: readonly StyleNode[]): boolean {
  const stroke = parts.findIndex(({ type, value }) => type === 'Operator' && value === '/');
  return isOfUse('line-height', parts.slice(stroke + 1));
}
