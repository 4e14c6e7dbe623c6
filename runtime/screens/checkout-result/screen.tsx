export { PlacedOrder as Screen } from '../placed-order.tsx';
