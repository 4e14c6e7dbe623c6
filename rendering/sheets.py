"""Pictures of foams, wools and layered sheets that a workshop takes by the sheet, and of a baffle in film."""
import math
import random
from mathutils import Matrix
from felt_things import lying_roll, standing_roll
from materials import felt, foam, plain, plaster, vinyl
from mesh import Mesh, box, lathe
from products import circle, flat_cut
from props import bench, bowl, ceramics, sideboard
from room import studio, wall
from stage import camera, daylight
from technical import COOL, cool_wall, stack


def leaning(x, foot, w, h, t, lean, mat, turn=0.0, bevel=0.0025, seed=1, z=0.0):
    """A sheet whose lower edge in front stands at y = foot and whose upper edge leans back; its matrix, for what is laid on it."""
    at = Matrix.Translation((x, foot, z)) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(-lean, 4, "X")
    o = box("leaning", (0, 0, 0), (w, t, h), mat, bevel, seg=3, seed=seed)
    o.matrix_world = at @ Matrix.Translation((0, t / 2, h / 2))
    return at


def layers():
    """What a composite is made of, from the adhesive up: thickness and material."""
    grey = foam("composite", (0.105, 0.107, 0.110), tile=0.34, bump=0.0014, pore=0.65)
    return ((0.0008, plain("backing paper", (0.70, 0.68, 0.62), 0.7, 0.25)), (0.006, foam("decoupling", (0.33, 0.33, 0.32), tile=0.30, bump=0.0009, pore=0.5)),
            (0.0026, vinyl("mass", (0.014, 0.014, 0.015))), (0.025, grey))


def composite(at, w, d, cut=(0, 0, 0, 0), seed=1):
    """A sheet with its paper down; cut: how much shorter each layer is, from the left."""
    z = 0.0
    for k, ((t, mat), less) in enumerate(zip(layers(), cut)):
        o = box("layer", (0, 0, 0), (w - less, d, t - 0.0002), mat, min(0.0015, t / 4), seg=2, seed=seed * 5 + k)
        o.matrix_world = at @ Matrix.Translation((less / 2, 0, z + t / 2))
        z += t
    return z


def foam_barrier_composite():
    studio(paint=cool_wall())
    sideboard(0.0, -0.02, 1.9, h=0.6, d=0.72)
    put, r = Matrix.Translation, random.Random(5)
    z = 0.6
    for i in range(3):
        z += 0.0008 + composite(put((0.10 + r.uniform(-0.008, 0.008), -0.40 + r.uniform(-0.008, 0.008), z)) @ Matrix.Rotation(r.uniform(-0.02, 0.02), 4, "Z"), 0.62, 0.40, seed=i)
    # the uppermost is a sample: its layers are cut back like stairs
    composite(put((0.03, -0.42, z)) @ Matrix.Rotation(0.05, 4, "Z"), 0.44, 0.30, cut=(0.0, 0.045, 0.105, 0.165), seed=7)
    for i, (x, h, lean) in enumerate(((0.28, 0.44, 0.14), (0.44, 0.36, 0.20))):
        at = put((x, -0.012 - h * math.sin(lean) - 0.05 * i, 0.6 + 0.0)) @ Matrix.Rotation(0.03 * i, 4, "Z") @ Matrix.Rotation(math.pi / 2 - lean, 4, "X")
        composite(at @ put((0, h / 2, 0)), 0.50, h, seed=20 + i)
    daylight(patch=-0.25)
    camera((-0.78, -1.80, 1.22), (0.03, -0.37, 0.70), lens=60)
    return 0.15


def fleece():
    return felt("fleece", (0.027, 0.027, 0.028), tile=0.22, bump=0.0010, melange=0.6)


def slab(at, w, d, t, mat, seed=1, seam=True):
    """Stone wool in black fleece, welded along its middle; its underside lies on the origin."""
    o = Mesh(seed).box((0, 0, 0), (w, d, t), 0).build("slab", mat, bevel=0.009, seg=4)
    o.matrix_world = at @ Matrix.Translation((0, 0, t / 2))
    if seam:
        o = box("weld", (0, 0, 0), (w + 0.014, d + 0.014, 0.0016), mat, 0.0004, seed=seed + 3)
        o.matrix_world = at @ Matrix.Translation((0, 0, t / 2))


def stone_wool_panel():
    studio(paint=plaster("warm grey wall", (0.50, 0.47, 0.42)))
    black = fleece()
    wool = felt("stone wool", (0.27, 0.225, 0.125), tile=0.85, bump=0.007, melange=0.9)
    put, r = Matrix.Translation, random.Random(8)
    z, t = 0.0, 0.05
    for i in range(4):
        slab(put((-0.22 + r.uniform(-0.012, 0.012), -0.74 + r.uniform(-0.012, 0.012), z)) @ Matrix.Rotation(r.uniform(-0.02, 0.02), 4, "Z"), 1.2, 0.60, t, black, seed=i)
        z += t + 0.0008
    # a sample, sawn through so that the wool is seen
    at = put((-0.40, -0.80, z)) @ Matrix.Rotation(0.32, 4, "Z")
    slab(at, 0.34, 0.26, t, black, seed=12, seam=False)
    # what is left of the fleece is as thick as the rim round the two sawn sides
    o = box("sawn", (0, 0, 0), (0.331, 0.251, t - 0.005), wool, 0.0006, seed=14)
    o.matrix_world = at @ put((-0.0075, -0.0075, t / 2))
    for i, (x, w, h, lean) in enumerate(((0.42, 0.60, 1.2, 0.10), (0.60, 0.60, 1.2, 0.15), (0.82, 0.60, 0.60, 0.22))):
        foot = -0.012 - h * math.sin(lean) - (0.0, 0.06, 0.215)[i] - t
        here = put((x, foot, 0.006)) @ Matrix.Rotation(0.02 * (i - 1), 4, "Z") @ Matrix.Rotation(math.pi / 2 - lean, 4, "X")
        slab(here @ put((0, h / 2, 0)), w, h, t, black, seed=20 + i)
    daylight(patch=-0.7)
    camera((-1.45, -3.55, 1.32), (0.10, -0.5, 0.48), lens=56)
    return 0.25


def pu_graphite_foam():
    studio(paint=cool_wall())
    dark = foam("graphite pu", (0.048, 0.049, 0.051), tile=0.40, bump=0.0018, pore=0.70)
    # whole sheets of 2 x 1 m
    for i, (x, t, lean, w) in enumerate(((0.30, 0.05, 0.085, 1.0), (0.56, 0.07, 0.12, 1.0))):
        leaning(x, -0.02 - 2.0 * math.sin(lean) - 0.09 * i - t, w, 2.0, t, lean, dark, turn=0.02 * i, seed=30 + i)
    z = stack(-0.52, -0.86, 0.0, [(1.0, 0.62, t, dark) for t in (0.07, 0.07, 0.05, 0.05, 0.03)], 9)
    # a thin one rolled up, as it is carried
    lying_roll(-0.50, -0.86, z, 0.55, dark, turns=3, inner=0.035, pitch=0.0315, thick=0.029, tail=[(-0.86 - 0.022 * i, z + 0.0157) for i in range(1, 12)])
    daylight(patch=-0.75)
    camera((-1.75, -4.6, 1.38), (0.06, -0.5, 0.94), lens=47)
    return 0.45


def needle_felt():
    studio(paint=plaster("cool wall", COOL))
    sideboard(0.0, -0.12, 1.9, h=0.6, d=0.72)
    grey = felt("needle", (0.145, 0.145, 0.147), tile=0.55, bump=0.0030, melange=1.25)
    z = 0.6
    tail = [(-0.45 - 0.026 * i, z + 0.0048) for i in range(1, 13)]
    lying_roll(-0.08, -0.36, z, 0.62, grey, turns=9, inner=0.030, pitch=0.0098, thick=0.0088, tail=tail)
    standing_roll(0.52, -0.34, z, 0.46, 0.085, grey, turns=7)
    # pads from the die
    put = Matrix.Translation

    def pad(x, y, loops, turn=0.0, level=0):
        flat_cut(loops, grey, 0.0088, put((x, y, z + 0.0046 + 0.0090 * level)) @ Matrix.Rotation(turn, 4, "Z"), bevel=0.0008)
    square = [(-0.04, -0.04), (0.04, -0.04), (0.04, 0.04), (-0.04, 0.04)]
    for k in range(4):
        pad(0.36 + 0.002 * (k % 2), -0.60 + 0.002 * (k % 3), [circle(0.045, 72)], level=k)
    for k in range(2):
        pad(0.49 + 0.003 * k, -0.66, [circle(0.040, 72), circle(0.020, 48)], level=k)
    pad(0.375, -0.745, [circle(0.032, 64), circle(0.012, 36)])
    for k in range(3):
        pad(0.545 + 0.003 * k, -0.545, [square], 0.3 + 0.08 * k, level=k)
    daylight(patch=-0.25)
    camera((-0.70, -1.95, 1.28), (0.10, -0.46, 0.70), lens=58)


def polyester_wadding():
    """Rolls of 40 mm; one of them unrolls over the floor."""
    studio(paint=plaster("blue wall", (0.16, 0.22, 0.27)))
    white = felt("wadding", (0.52, 0.515, 0.50), tile=0.7, bump=0.009, melange=0.45)
    tail = [(-0.80 - 0.05 * i, 0.0180) for i in range(1, 15)]
    lying_roll(-0.12, -0.72, 0.0, 1.15, white, turns=6, inner=0.040, pitch=0.0405, thick=0.034, tail=tail)
    standing_roll(0.86, -0.42, 0.0, 1.15, 0.25, white, turns=6)
    daylight(patch=-0.8)
    camera((-1.45, -3.9, 1.40), (0.14, -0.72, 0.42), lens=52)


def tiled_wall(size=0.148, joint=0.004, rows=16):
    wall("back wall", (0, 0.1, 2.1), (9, 0.2, 4.2), plain("joint", (0.34, 0.36, 0.36), 0.8))
    m = Mesh(3, spread=0.05)
    step = size + joint
    for i in range(-18, 30):
        for j in range(rows):
            m.box((step * (i + 0.5), -0.003, step * (j + 0.5)), (size, 0.006, size))
    return m


def glazed(name, colour):
    return plain(name, colour, 0.22, 0.5)


def polyether_sheets():
    tiled_wall().build("tiles", glazed("tile", (0.42, 0.52, 0.52)), bevel=0.0016, seg=2)
    box("floor", (0, -3, -0.05), (9, 6, 0.1), plaster("concrete", (0.40, 0.395, 0.38), 0.6), 0)
    cream = foam("ether", (0.66, 0.60, 0.46), tile=0.62, bump=0.0030, pore=0.85)
    bench(0.0, -0.50, 1.7, d=0.50, h=0.44)
    z = stack(-0.26, -0.50, 0.44, [(0.80, 0.42, t, cream) for t in (0.06, 0.06, 0.04, 0.04, 0.02)], 4)
    # one sheet bent into an arch
    m, n, t, w = Mesh(9), 48, 0.02, 0.40
    span, rise = 0.36, 0.15

    def on(i, j):
        u = j / n * 2 - 1
        return 0.42 + u * span / 2, -0.50 + (i - 0.5) * w, 0.44 + t / 2 + rise * (1 - u * u) ** 0.8
    o = m.grid(2, n + 1, on).build("bent", cream, smooth=True, solid=t)
    for i, (x, h, lean, tt) in enumerate(((0.40, 1.10, 0.10, 0.06), (0.58, 0.92, 0.15, 0.04))):
        leaning(x + 0.42, -0.02 - h * math.sin(lean) - 0.10 * i - tt, 0.56, h, tt, lean, cream, turn=0.02 * i, seed=40 + i)
    daylight(patch=-0.6)
    camera((-1.05, -2.95, 1.22), (0.06, -0.42, 0.62), lens=56)


def film():
    return plain("film", (0.74, 0.74, 0.73), 0.28, 0.5)


def wrapped_baffle(at, w, h, t, mat, eyelet, seed=1):
    """A foam core in welded film, its upper edge at the origin, with two eyelets in the weld."""
    r = random.Random(seed)
    m, rows, cols = Mesh(seed), 26, 44
    ph = [r.uniform(0, 6.28) for _ in range(6)]

    def face(s):
        def on(i, j):
            u, v = j / (cols - 1), i / (rows - 1)
            edge = min(u, 1 - u) * w
            edge = min(edge, min(v, 1 - v) * h)
            swell = 1 - math.exp(-edge / 0.010)
            # film on foam is never quite flat: long soft waves, and pulls running out from the weld
            wave = 0.0016 * math.sin(9 * u + ph[0] + 4 * v) + 0.0012 * math.sin(23 * u + ph[1]) * math.exp(-v * h / 0.10) + 0.0010 * math.sin(14 * v + ph[2] + 5 * u)
            return (u - 0.5) * w, s * (t / 2 * swell + wave * swell), -v * h - 0.020
        return on
    for s in (-1, 1):
        m.grid(rows, cols, face(s))
    parts = [m.build("film", mat, smooth=True)]
    parts.append(box("weld", (0, 0, -h / 2 - 0.020), (w + 0.024, 0.0010, h + 0.040), mat, 0))
    for s in (-1, 1):
        parts.append(lathe("eyelet", [(0.005, -0.0022), (0.0095, -0.0020), (0.0100, 0), (0.0095, 0.0020), (0.005, 0.0022), (0.005, -0.0022)], eyelet, (s * w * 0.38, 0, -0.010), seg=36, rot=(math.pi / 2, 0, 0)))
    for o in parts:
        o.matrix_world = at @ o.matrix_basis


def melamine_baffle():
    """Rows at 600 mm above a kitchen's steel table."""
    tiled_wall(rows=24).build("tiles", glazed("kitchen tile", (0.20, 0.29, 0.29)), bevel=0.0016, seg=2)
    box("floor", (0, -3, -0.05), (9, 6, 0.1), plaster("concrete", (0.40, 0.395, 0.38), 0.6), 0)
    white, steel = film(), plain("steel", (0.60, 0.59, 0.57), 0.3, 0.5, 0.92)
    top, middle = 2.60, 0.25
    rails = Mesh(4)
    for s in (-1, 1):
        rails.box((middle + s * 0.456, -1.3, top + 0.20), (0.021, 3.0, 0.021))
    rails.build("rail", steel, 0.002)
    threads = Mesh(5)
    for k in range(4):
        y = -0.40 - 0.60 * k
        wrapped_baffle(Matrix.Translation((middle, y, top)), 1.2, 0.60, 0.05, white, steel, seed=k + 2)
        for s in (-1, 1):
            threads.rod((middle + s * 0.456, y, top - 0.006), (middle + s * 0.456, y, top + 0.19), 0.0012, seg=8)
    threads.build("wire", steel, smooth=True)
    x, y = 0.1, -0.75
    box("table top", (x, y, 0.885), (2.0, 0.70, 0.04), steel, 0.004, seg=3)
    legs = Mesh(6)
    for sx in (-0.94, 0.94):
        for sy in (-0.30, 0.30):
            legs.rod((x + sx, y + sy, 0), (x + sx, y + sy, 0.87), 0.020)
    legs.build("legs", steel, smooth=True)
    g = ceramics()
    for i in range(4):
        bowl(-0.45, -0.80, 0.905 + 0.034 * i, 0.135 - 0.003 * i, g["chalk"])
    lathe("pot", [(0, 0), (0.13, 0), (0.135, 0.006), (0.135, 0.16), (0.139, 0.164), (0.131, 0.164), (0.128, 0.01), (0, 0.008)], steel, (0.55, -0.78, 0.905), seg=72)
    daylight(patch=-0.9)
    camera((-1.75, -4.55, 1.62), (0.16, -1.1, 1.62), lens=42, shift=(0, 0.075), level=True)


PICTURES = {
    "foam-barrier-composite": foam_barrier_composite,
    "stone-wool-panel": stone_wool_panel,
    "pu-graphite-foam": pu_graphite_foam,
    "needle-felt": needle_felt,
    "polyester-wadding": polyester_wadding,
    "polyether-sheets": polyether_sheets,
    "melamine-baffle": melamine_baffle,
}
