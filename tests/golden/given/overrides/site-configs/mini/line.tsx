export default function Line() {
  return <hr />;
}
