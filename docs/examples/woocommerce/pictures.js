// Pictures of the other shop: their size, their colour, and smaller ones of them.
import sharp from 'sharp';

const { STORE_URL, SHOP_NAME = 'Shop' } = process.env;
const placeholder = { id: 0, alt: '', src: `${STORE_URL}/wp-content/uploads/woocommerce-placeholder.png` };
const widths = [320, 640, 960, 1280, 1600];
const loaded = new Map();

/** Downloads a picture once. Its folder names its content: another picture has another id. */
function load({ id, src, alt }) {
  const folder = `woo-${id}`;
  if (!loaded.has(folder)) loaded.set(folder, read(folder, src, alt || SHOP_NAME));
  return loaded.get(folder);
}

async function read(folder, src, alt) {
  const file = Buffer.from(await (await fetch(src)).arrayBuffer());
  const { width, height } = await sharp(file).metadata();
  const { r, g, b } = (await sharp(file).stats()).dominant;
  const color = `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const offered = widths.filter((one) => one < width);
  if (offered.length < widths.length) offered.push(width);
  return { file, image: { folder, alt, width, height, color, widths: offered, formats: ['webp'] } };
}

/** Returns a picture as the descriptions have it. */
export const toImage = async (given = placeholder) => (await load(given)).image;

/** Returns the bytes of a picture in a width, or undefined for one that no answer has named. */
export async function makePicture(folder, width) {
  const found = await loaded.get(folder);
  return found && sharp(found.file).resize(width).webp().toBuffer();
}
