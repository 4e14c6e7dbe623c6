export default function Home() {
  return <h1>Mini</h1>;
}
