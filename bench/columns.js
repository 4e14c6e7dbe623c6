/**
 * A figure of the table that compares this product with others.
 *
 * @typedef {object} Column
 * @property {string} column What is measured: `FCP`.
 * @property {string} of What it is measured on: `home`.
 * @property {number} value
 * @property {string} unit
 * @property {readonly { name: string, value: number }[]} [partners] The same of others, from the same run.
 * @property {boolean} [higherIsBetter] Whether more is better, as with requests a second.
 */

/** Returns the best of a column's partners; undefined where none ran. @param {Column} column */
function findPartner({ partners = [], higherIsBetter = false }) {
  const byValue = partners.toSorted((a, b) => a.value - b.value);
  return higherIsBetter ? byValue.at(-1) : byValue[0];
}

/** Returns the ratio of a column to its partner; undefined where there is none. @param {Column} column */
export function calculateRatio(column) {
  const partner = findPartner(column);
  return partner === undefined || partner.value === 0 ? undefined : column.value / partner.value;
}

/** Returns the rows of the table for `console.table`. @param {readonly Column[]} columns */
export function tabulate(columns) {
  return Object.fromEntries(
    columns.map((column) => {
      const partner = findPartner(column);
      const ratio = calculateRatio(column);
      return [
        `${column.column}, ${column.of}`,
        {
          now: format(column.value, column.unit),
          ratio: ratio === undefined ? '' : `${ratio.toFixed(2)} x`,
          partner: partner === undefined ? '' : `${partner.name} ${format(partner.value, column.unit)}`,
        },
      ];
    }),
  );
}

/** Formats a value with as many digits as it deserves. */
export function format(value, unit) {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return `${Number.isInteger(value) ? value : value.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`;
}
