"""Pictures of felt to choose from, to make things of and to stick on: samples, sheets, tabs."""
import math
from mathutils import Matrix, Vector
from felt_things import drop_shape, outline, rounded, star_shape
from materials import CARD, felt, plain, plaster
from mesh import Mesh, box, lathe, tube
from products import circle, flat_cut
from props import branches, ceramics, cup, leaf_green, sideboard, vase
from room import studio
from stage import camera, daylight

# as a colour card would fan them
ORDER = ("clay", "ochre", "sand", "oat", "chalk", "sage", "moss", "pine", "lake", "midnight", "anthracite", "fog")


def disc(x, y, r, n=28):
    return [(x + r * math.cos(2 * math.pi * i / n), y + r * math.sin(2 * math.pi * i / n)) for i in range(n)]


def sample_ring(x, y, z, turn=0.0, hole=0.051, lean=math.radians(33)):
    """Twelve samples of 80 × 50 × 9 mm round a wire ring, each leaning on the next like fallen dominoes; the gap shows the clasp."""
    step = math.radians(24.5)
    w, d, t = 0.080, 0.050, 0.009
    shape = [(a + hole + w / 2 - 0.010, b) for a, b in rounded(w, d, 0.006)]
    middle = d / 2 * math.sin(lean) + t / 2 * math.cos(lean) + 0.0004
    for k, name in enumerate(ORDER):
        at = Matrix.Translation((x, y, z + middle)) @ Matrix.Rotation(turn + step * k, 4, "Z") @ Matrix.Rotation(lean, 4, "X")
        flat_cut([shape, disc(hole, 0, 0.0042)], felt("sample " + name, CARD[name], tile=0.30, bump=0.0016), t, at, bevel=0.0007)
    steel = plain("ring", (0.62, 0.61, 0.58), 0.25, 0.5, 0.95)
    tube("ring", [(x + a, y + b, z + middle) for a, b in circle(hole, 120)], 0.0015, steel, cyclic=True, smooth_curve=False)
    middle_of_gap = turn + step * 11 + (2 * math.pi - step * 11) / 2
    ends = [(x + hole * math.cos(middle_of_gap + s * 0.13), y + hole * math.sin(middle_of_gap + s * 0.13), z + middle) for s in (-1, 1)]
    Mesh(2).rod(*ends, 0.0030, seg=20).build("clasp", steel, smooth=True)


def felt_sample_ring():
    studio()
    sideboard(0.0, -0.3, 1.6, h=0.6)
    z = 0.6
    sample_ring(-0.02, -0.60, z, math.radians(-65))
    # the card with the code, and what the colours are held against
    box("card", (0.215, -0.71, z + 0.0006), (0.105, 0.074, 0.0012), plain("kraft", (0.40, 0.27, 0.16), 0.8), 0.0003, rot=(0, 0, 0.30))
    turn = Matrix.Translation((0.215, -0.71, z + 0.0013)) @ Matrix.Rotation(0.30, 4, "Z")
    for k, (dy, w) in enumerate(((0.018, 0.060), (0.004, 0.044), (-0.008, 0.052))):
        o = box("line", (0, 0, 0), (w, 0.0022, 0.0002), plain("print", (0.05, 0.035, 0.03), 0.8), 0)
        o.matrix_world = turn @ Matrix.Translation((-0.042 + w / 2, dy, 0))
    for k, (x, y, c, t) in enumerate(((0.24, -0.46, (0.60, 0.47, 0.38), 0.15), (0.272, -0.475, (0.46, 0.50, 0.48), -0.12))):
        box("paint card", (x, y, z + 0.0006 + 0.0014 * k), (0.13, 0.09, 0.0012), plain("paint %d" % k, c, 0.7), 0.0003, rot=(0, 0, t))
    g, (leaf, stem) = ceramics(), leaf_green()
    vase(-0.30, -0.40, z, 0.17, 0.062, g["chalk"])
    branches(-0.30, -0.40, z + 0.145, 0.26, 4, leaf, stem, seed=6, spread=0.16)
    daylight(patch=-0.25)
    camera((-0.20, -1.34, 1.30), (0.030, -0.60, 0.605), lens=86)


def draped(name, at, w, d, below, mat, thick=0.0019, soft=0.016):
    """A limp sheet that lies over those below it; each of those is the matrix that puts it in its place."""
    rows, cols = 40, 56

    def on(i, j):
        p = at @ Vector(((j / (cols - 1) - 0.5) * w, (i / (rows - 1) - 0.5) * d, 0))
        high = 0.0
        for other in below:
            q = other.inverted() @ p
            inside = min(w / 2 - abs(q.x), d / 2 - abs(q.y))
            t = min(1.0, max(0.0, 1 + inside / soft))
            high += thick * 1.06 * t * t * (3 - 2 * t)
        return p.x, p.y, p.z + thick / 2 + high
    return Mesh(len(below) + 3).grid(rows, cols, on).build(name, mat, smooth=True, solid=thick)


def scissors(at, span=0.42):
    """Children's scissors with round points, open a little."""
    steel, grip = plain("blade", (0.62, 0.62, 0.61), 0.25, 0.5, 0.95), plain("grip", (0.50, 0.10, 0.045), 0.4, 0.4)
    parts = []
    for s in (-1, 1):
        turn = Matrix.Rotation(s * span / 2, 4, "Z") @ Matrix.Diagonal((1, s, 1, 1))
        blade = [(-0.012, -0.006), (0.052, -0.003), (0.060, 0.001), (0.058, 0.006), (0.030, 0.0085), (-0.012, 0.006)]
        o = flat_cut([blade], steel, 0.0014)
        o.matrix_world = turn @ Matrix.Translation((0, 0, 0.0042 + 0.0008 * s))
        parts.append(o)
        ring = [(-0.048 + 0.019 * math.cos(a), -0.013 + 0.0135 * math.sin(a)) for a in [2 * math.pi * i / 40 for i in range(40)]]
        t = tube("grip", [(a, b, 0.0046) for a, b in ring], 0.0036, grip, cyclic=True, smooth_curve=False)
        u = tube("shank", [(-0.032, -0.006, 0.0046), (-0.016, 0.000, 0.0046), (0.0, 0.0, 0.0046)], 0.0042, grip, taper_to=0.75)
        for q in (t, u):
            q.matrix_world = turn
            parts.append(q)
    parts.append(lathe("rivet", [(0.0042, 0.0), (0.0042, 0.0062), (0.0032, 0.0074), (0, 0.0076)], steel, seg=28))
    for o in parts:
        o.matrix_world = at @ o.matrix_basis


def whale():
    return outline([(-0.058, 0.006), (-0.046, 0.026), (-0.016, 0.034), (0.018, 0.024), (0.040, 0.006), (0.052, 0.010), (0.060, 0.030), (0.070, 0.022), (0.078, 0.026),
                    (0.072, 0.006), (0.058, -0.008), (0.030, -0.020), (-0.010, -0.026), (-0.044, -0.020)], 6)


def felt_craft_sheets():
    studio(paint=plaster("butter wall", (0.72, 0.60, 0.40)))
    sideboard(0.0, -0.3, 1.9, h=0.6, d=0.75)
    z, w, d = 0.6, 0.297, 0.210
    pivot = Matrix.Translation((-0.215, -0.775, z + 0.0002))
    laid = []
    for k, name in enumerate(reversed(ORDER)):
        at = pivot @ Matrix.Rotation(math.radians(98 - 8.4 * k), 4, "Z") @ Matrix.Translation((w / 2 + 0.012, d / 2 - 0.105, 0))
        draped("sheet", at, w, d, laid, felt("sheet " + name, CARD[name], tile=0.28, bump=0.0012))
        laid.append(at)
    put = Matrix.Translation
    top = z + 0.0012
    lake, ochre, clay, sage, chalk = (felt("sheet " + n, CARD[n], tile=0.28, bump=0.0012) for n in ("lake", "ochre", "clay", "sage", "chalk"))
    flat_cut([whale(), disc(-0.036, 0.008, 0.0026)], lake, 0.0019, put((0.185, -0.66, top)) @ Matrix.Rotation(0.25, 4, "Z") @ Matrix.Scale(1.25, 4))
    flat_cut([star_shape(0.042)], ochre, 0.0019, put((0.325, -0.545, top)) @ Matrix.Rotation(0.3, 4, "Z"))
    flat_cut([star_shape(0.030)], clay, 0.0019, put((0.30, -0.80, top)) @ Matrix.Rotation(-0.2, 4, "Z"))
    flat_cut([drop_shape(0.036)], sage, 0.0019, put((0.205, -0.795, top)) @ Matrix.Rotation(0.6, 4, "Z"))
    flat_cut([circle(0.026, 64)], chalk, 0.0019, put((0.405, -0.64, top)))
    scissors(put((0.06, -0.885, z)) @ Matrix.Rotation(0.55, 4, "Z") @ Matrix.Scale(1.15, 4))
    g = ceramics()
    lathe("pot", [(0, 0), (0.04, 0), (0.042, 0.1), (0.038, 0.1), (0.036, 0.01), (0, 0.01)], g["chalk"], (0.42, -0.42, z))
    for k, n in enumerate(("ochre", "lake", "clay", "moss")):
        a = k * 1.6
        Mesh(k).rod((0.42 + 0.012 * math.cos(a), -0.42 + 0.012 * math.sin(a), z + 0.012), (0.42 + 0.034 * math.cos(a), -0.42 + 0.034 * math.sin(a), z + 0.165 + 0.01 * (k % 3)), 0.0036, seg=8).build("pencil", plain("pencil " + n, CARD[n], 0.5), smooth=True)
    daylight(patch=-0.25)
    camera((-0.34, -1.82, 1.50), (0.02, -0.665, 0.605), lens=66)


def tab(at, liner, pull, foam_):
    """A strip of 45 × 15 mm with the pull that stays free at its end."""
    for name, c, s, m in (("strip", (0, 0, 0.0007), (0.036, 0.015, 0.0012), foam_), ("liner", (0, 0, 0.0014), (0.036, 0.015, 0.0002), liner), ("pull", (0.0225, 0, 0.0006), (0.010, 0.0135, 0.0005), pull)):
        o = box(name, (0, 0, 0), s, m, 0.0002, seed=int(abs(c[0]) * 1000))
        o.matrix_world = at @ Matrix.Translation(c)


def felt_sticky_tabs():
    studio()
    sideboard(0.0, -0.3, 1.6, h=0.6)
    z = 0.6
    put = Matrix.Translation
    white, liner, pull = plain("tab foam", (0.70, 0.695, 0.67), 0.7, 0.25), plain("liner", (0.55, 0.60, 0.60), 0.35, 0.4), plain("pull", (0.30, 0.133, 0.032), 0.5, 0.4)
    carrier = plain("carrier", (0.62, 0.57, 0.46), 0.55, 0.3)
    # two sheets of twenty; three tabs have been taken from the nearer one
    for k, (x, y, turn, gone) in enumerate(((-0.115, -0.545, 0.10, ()), (-0.10, -0.665, -0.16, (4, 8, 9)))):
        at = put((x, y, z + 0.0004 + 0.0024 * k)) @ Matrix.Rotation(turn, 4, "Z")
        o = box("carrier", (0, 0, 0), (0.232, 0.108, 0.0006), carrier, 0)
        o.matrix_world = at
        for i in range(20):
            if i not in gone:
                tab(at @ put((-0.088 + 0.0555 * (i % 4), -0.041 + 0.0205 * (i // 4), 0.0003)), liner, pull, white)
    # a strip of felt with its face down: one tab bare, one with its liner half off
    mat = felt("strip", CARD["clay"], tile=0.35, bump=0.0016)
    at = put((0.165, -0.64, z + 0.0092)) @ Matrix.Rotation(0.95, 4, "Z")
    o = flat_cut([rounded(0.30, 0.080, 0.039)], mat, 0.018, at, bevel=0.0016)
    for x, bare in ((-0.085, True), (0.085, False)):
        here = at @ put((x, 0, 0.0091))
        for name, c, s, m in (("strip", (0, 0, 0.0006), (0.036, 0.015, 0.0012), white), ("pull", (0.0225, 0, 0.0006), (0.010, 0.0135, 0.0005), pull)):
            q = box(name, (0, 0, 0), s, m, 0.0002, seed=3)
            q.matrix_world = here @ put(c)
        if not bare:
            m = Mesh(4)

            def on(i, j):
                u = j / 23 * 0.036
                lift = max(0.0, u - 0.012)
                a = min(2.2, lift / 0.010)
                return -0.018 + min(u, 0.012) + 0.010 * math.sin(a) + max(0.0, lift - 0.022) * math.cos(a), (i - 0.5) * 0.015, 0.0014 + 0.010 * (1 - math.cos(a)) + max(0.0, lift - 0.022) * math.sin(a)
            q = m.grid(2, 24, on).build("liner", liner, smooth=True, solid=0.0002)
            q.matrix_world = here
    # the box they came in
    kraft = plain("kraft", (0.34, 0.22, 0.13), 0.8)
    box("box", (-0.03, -0.42, z + 0.045), (0.13, 0.055, 0.09), kraft, 0.0012, rot=(0, 0, 0.25), seg=2)
    o = box("label", (0, 0, 0), (0.10, 0.0006, 0.055), plain("label", (0.70, 0.68, 0.62), 0.7, 0.25), 0)
    o.matrix_world = put((-0.03, -0.42, z + 0.045)) @ Matrix.Rotation(0.25, 4, "Z") @ put((0, -0.0278, 0))
    for k, (dx, c) in enumerate(((-0.028, "clay"), (0.0, "ochre"), (0.028, "sage"))):
        o = lathe("dot", [(0, 0.0004), (0.010, 0.0004), (0.010, 0)], plain("dot " + c, CARD[c], 0.7), seg=32)
        o.matrix_world = put((-0.03, -0.42, z + 0.045)) @ Matrix.Rotation(0.25, 4, "Z") @ put((dx, -0.0281, 0.0)) @ Matrix.Rotation(math.pi / 2, 4, "X")
    g = ceramics()
    cup(0.335, -0.46, z, g["moss"])
    daylight(patch=-0.25)
    camera((-0.22, -1.40, 1.12), (0.015, -0.585, 0.615), lens=74)


PICTURES = {
    "felt-sample-ring": felt_sample_ring,
    "felt-craft-sheets": felt_craft_sheets,
    "felt-sticky-tabs": felt_sticky_tabs,
}
