"""Pictures of felt that lies, stands and hangs about the house: trays, placemats, desk mats, stair pads, small lamps."""
import math
import random
from mathutils import Matrix, Vector
from felt_things import fin_lamp, rounded
from materials import CARD, CLAY, emission, felt, oak, plain, plaster
from mesh import Mesh, box, lathe, tube
from products import flat_cut
from props import books, bowl, branches, ceramics, cup, desk, leaf_green, monitor, round_table, sideboard, vase
from room import studio, wall
from stage import camera, daylight


def brass():
    return plain("brass", (0.45, 0.33, 0.14), 0.35, 0.5, 0.9)


def pinched(a, ear, n=7):
    """A square of half side a whose corners run out to a point: two layers of felt held together by a stud."""
    pts, d = [], 0.0026
    for k in range(4):
        c, s = round(math.cos(k * math.pi / 2)), round(math.sin(k * math.pi / 2))
        # the side on the right, upwards, and the corner at its end
        side = [(a, a * (-1 + 2 * i / n) * 0.90) for i in range(n + 1)]
        neck = [(a, a - 0.010), (a + ear * 0.08, a + ear * 0.08 - 2 * d), (a + ear * 0.55 + d, a + ear * 0.55 - d), (a + ear, a + ear),
                (a + ear * 0.55 - d, a + ear * 0.55 + d), (a + ear * 0.08 - 2 * d, a + ear * 0.08), (a - 0.010, a)]
        pts += [(x * c - y * s, x * s + y * c) for x, y in side[1:-1] + neck]
    return pts


def tray(at, size, h, mat, ear=0.026):
    """A square of felt, its corners pinched together; it stands on the origin of `at`."""
    a, rows = size / 2 - 0.012, 9
    low, high = pinched(a, 0.0005), pinched(size / 2, ear)

    def on(i, j):
        t = i / (rows - 1)
        bulge = 0.10 * size * 0.12 * math.sin(math.pi * t)
        p = Vector(low[j]).lerp(Vector(high[j]), t ** 0.85)
        p *= 1 + bulge / size
        # the sides dip a little between the corners
        mid = 1 - min(1.0, max(abs(high[j][0]), abs(high[j][1])) and min(abs(high[j][0]), abs(high[j][1])) / max(abs(high[j][0]), abs(high[j][1])))
        return p.x, p.y, 0.0022 + (h - 0.0022) * t * (1 - 0.10 * mid * t)
    m = Mesh(int(size * 1000))
    m.grid(rows, len(low), on, closed=True)
    side = m.build("side", mat, smooth=True, solid=0.004)
    floor = Mesh(int(size * 900)).prism(low, 0.0002, 0.0042, tone=1.0, axis=2).build("floor", mat)
    parts = [side, floor]
    for k in range(4):
        q = math.pi / 4 + k * math.pi / 2
        r = (size / 2 + ear * 0.30) * math.sqrt(2) * 0.985
        for s in (-1, 1):
            stud = lathe("stud", [(0.0058, 0), (0.0058, 0.0009), (0.0045, 0.0018), (0, 0.0021)], brass(), seg=28)
            stud.matrix_world = Matrix.Translation((r * math.cos(q), r * math.sin(q), h * 0.70)) @ Matrix.Rotation(q, 4, "Z") @ Matrix.Rotation(-s * math.pi / 2, 4, "X") @ Matrix.Translation((0, 0, 0.0058))
            parts.append(stud)
    for o in parts:
        o.matrix_world = at @ o.matrix_basis


def key(at, long=0.052):
    bow = [(0.0115 * math.cos(2 * math.pi * i / 32), 0.0115 * math.sin(2 * math.pi * i / 32)) for i in range(32)]
    eye = [(-0.004 + 0.0035 * math.cos(2 * math.pi * i / 20), 0.0035 * math.sin(2 * math.pi * i / 20)) for i in range(20)]
    metal = plain("key", (0.60, 0.58, 0.52), 0.3, 0.5, 0.9)
    flat_cut([bow, eye], metal, 0.0022, at)
    x = 0.010
    bit = [(x, -0.0035), (long, -0.0035), (long + 0.002, 0.0), (long - 0.002, 0.0035), (long - 0.008, 0.0018), (long - 0.014, 0.0040), (long - 0.020, 0.0016), (long - 0.026, 0.0038), (x, 0.0038)]
    flat_cut([bit], metal, 0.0020, at)


def felt_trays():
    studio(paint=plaster("blush wall", (0.60, 0.45, 0.37)))
    sideboard(0.0, -0.3, 1.7, h=0.6)
    mat = felt("tray", CARD["pine"], tile=0.3, bump=0.0016)
    z = 0.6
    put = Matrix.Translation
    big, mid, small = (-0.135, -0.50), (0.185, -0.56), (0.02, -0.72)
    tray(put((*big, z)) @ Matrix.Rotation(0.22, 4, "Z"), 0.26, 0.060, mat, 0.030)
    tray(put((*mid, z)) @ Matrix.Rotation(-0.16, 4, "Z"), 0.18, 0.052, mat, 0.026)
    tray(put((*small, z)) @ Matrix.Rotation(0.50, 4, "Z"), 0.10, 0.040, mat, 0.020)
    # post in the large one
    paper, kraft, card = plain("paper", (0.70, 0.68, 0.62), 0.7, 0.25), plain("kraft", (0.34, 0.22, 0.13), 0.8), plain("card ochre", (0.50, 0.30, 0.07), 0.7)
    for k, (c, s, t, m) in enumerate((((0.0, 0.005), (0.22, 0.11), 0.40, paper), ((0.006, -0.005), (0.19, 0.125), 0.12, kraft), ((-0.004, 0.004), (0.15, 0.105), 0.62, card))):
        box("post", (big[0] + c[0], big[1] + c[1], z + 0.0062 + 0.0024 * k), (s[0], s[1], 0.0018), m, 0.0004, rot=(0, 0, t), seed=k)
    # a cable in the middle one
    r, pts = random.Random(4), []
    for i in range(58):
        a = i * 0.62
        q = 0.044 + 0.010 * math.sin(i * 0.9)
        pts.append((mid[0] + q * math.cos(a) + r.uniform(-0.004, 0.004), mid[1] + q * math.sin(a) + r.uniform(-0.004, 0.004), z + 0.0075 + 0.00042 * i))
    tube("cable", pts, 0.0021, plain("cable", (0.66, 0.65, 0.62), 0.45))
    end = pts[-1]
    box("plug", (end[0] + 0.008, end[1] + 0.004, end[2] + 0.002), (0.026, 0.012, 0.007), plain("cable", (0.66, 0.65, 0.62), 0.45), 0.002, rot=(0.1, 0.1, 0.4), seg=3)
    # keys in the small one
    for k, (a, dx) in enumerate(((0.3, -0.004), (1.25, 0.002), (2.3, 0.0))):
        key(put((small[0] - 0.016 * math.cos(a) + dx, small[1] - 0.016 * math.sin(a), z + 0.0064 + 0.0024 * k)) @ Matrix.Rotation(a, 4, "Z"), 0.040 + 0.004 * k)
    g, (leaf, stem) = ceramics(), leaf_green()
    vase(0.42, -0.42, z, 0.2, 0.07, g["chalk"])
    branches(0.42, -0.42, z + 0.17, 0.28, 4, leaf, stem, seed=6, spread=0.18)
    daylight(patch=-0.25)
    camera((-0.42, -1.70, 1.28), (0.0, -0.57, 0.62), lens=63)


def ellipse(w, d, n=96):
    return [(w / 2 * math.cos(2 * math.pi * i / n), d / 2 * math.sin(2 * math.pi * i / n)) for i in range(n)]


def plate(x, y, z, r, mat):
    lathe("plate", [(0, 0), (r * 0.60, 0), (r * 0.64, 0.004), (r * 0.98, 0.017), (r, 0.020), (r * 0.985, 0.022), (r * 0.66, 0.0095), (r * 0.60, 0.0075), (0, 0.0070)], mat, (x, y, z), seg=72)


def felt_placemats():
    studio(paint=plaster("sage wall", (0.36, 0.40, 0.31)))
    x, y, top = 0.0, -1.0, 0.74
    round_table(x, y, top, 0.72, leg_count=4)
    mat = felt("placemat", CARD["ochre"], tile=0.35, bump=0.0016)
    g, (leaf, stem) = ceramics(), leaf_green()
    steel = plain("cutlery", (0.60, 0.58, 0.54), 0.25, 0.5, 0.95)
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2 + 0.10
        at = Matrix.Translation((x + 0.47 * math.cos(a), y + 0.47 * math.sin(a), top)) @ Matrix.Rotation(a + math.pi / 2, 4, "Z")
        o = Mesh(k + 3).prism(ellipse(0.45, 0.32), 0.0003, 0.0043, tone=1.0 + 0.03 * (k % 2), axis=2).build("placemat", mat, bevel=0.0012, seg=2)
        o.matrix_world = at
        p = at @ Vector((0, 0, 0.0044))
        if k != 2:
            plate(*p, 0.118, g["chalk"])
        if k in (0, 3):
            q = at @ Vector((0, 0, 0.0118))
            lathe("bowl", [(0, 0), (0.036, 0), (0.060, 0.014), (0.075, 0.042), (0.072, 0.042), (0.056, 0.017), (0.03, 0.006), (0, 0.005)], g["moss"], tuple(q), subsurf=1)
        spoon = Mesh(k).rod((0.150, -0.075, 0.0062), (0.150, 0.055, 0.0062), 0.0024, 0.0018, seg=10).build("handle", steel, smooth=True)
        spoon.matrix_world = at
        head = lathe("spoon", [(0.0125 * math.sin(math.pi * i / 10), 0.0022 * math.cos(math.pi * i / 10)) for i in range(11)], steel, seg=32)
        head.matrix_world = at @ Matrix.Translation((0.150, 0.073, 0.0066)) @ Matrix.Diagonal((0.95, 1.55, 1, 1))
    vase(x + 0.02, y + 0.03, top, 0.2, 0.07, g["clay"])
    branches(x + 0.02, y + 0.03, top + 0.17, 0.30, 4, leaf, stem, seed=6, spread=0.2)
    cup(x + 0.16, y - 0.10, top, g["chalk"], 0.040, 0.075)
    cup(x - 0.20, y - 0.02, top, g["chalk"], 0.040, 0.075)
    daylight(patch=-0.5)
    camera((-0.62, -2.75, 1.86), (0.02, -1.04, 0.76), lens=58)


def keyboard(x, y, z):
    """Keys in five rows on a low tray; (x, y) is its middle."""
    light, dark = plain("key light", (0.62, 0.61, 0.58), 0.55), plain("key case", (0.40, 0.39, 0.37), 0.45)
    box("case", (x, y, z + 0.006), (0.310, 0.118, 0.012), dark, 0.004, seg=3)
    m, pitch = Mesh(5), 0.0195
    for row in range(5):
        cells = [1.0] * 15
        if row == 4:
            cells = [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25]
        at = -7.5 * pitch
        for c in cells:
            m.box((x + at + c * pitch / 2, y + (2 - row) * 0.0205, z + 0.0145), (c * pitch - 0.0030, 0.0172, 0.007))
            at += c * pitch
    m.build("keys", light, bevel=0.0018, seg=3)


def mouse(x, y, z, turn):
    m = Mesh(3)
    rows, cols = 14, 40

    def at(i, j):
        t, b = i / (rows - 1) * math.pi / 2, 2 * math.pi * j / cols
        k = math.cos(t) ** 0.55
        return 0.031 * k * math.cos(b), 0.054 * k * math.sin(b), 0.034 * math.sin(t) ** 0.9 * (1 + 0.12 * math.sin(b) * k)
    m.grid(rows, cols, at, closed=True)
    o = m.build("mouse", plain("key light", (0.62, 0.61, 0.58), 0.45), smooth=True, subsurf=1)
    wheel = lathe("wheel", [(0, -0.003), (0.008, -0.003), (0.0085, 0), (0.008, 0.003), (0, 0.003)], plain("wheel", (0.05, 0.05, 0.05), 0.6), (0, 0.030, 0.026), rot=(0, math.pi / 2, 0), seg=24)
    for part in (o, wheel):
        part.matrix_world = Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, "Z") @ part.matrix_basis


def felt_desk_mat():
    studio(paint=plaster("mist wall", (0.50, 0.53, 0.53)))
    desk(0.1, -0.30, 1.7, depth=0.75)
    top, x, y = 0.74, 0.05, -0.77
    mat, cork = felt("desk mat", CARD["moss"], tile=0.35, bump=0.0016), felt("cork", (0.30, 0.17, 0.08), tile=0.16, bump=0.001, melange=0.8)
    # felt on cork, one corner of it rolled back by the hand that laid it
    for name, z0, z1, m, grow in (("cork", 0.0, 0.0020, cork, 0.0), ("felt", 0.0021, 0.0061, mat, 0.0)):
        o = Mesh(4).prism([(x + a, y + b) for a, b in rounded(0.80 + grow, 0.35 + grow, 0.022)], top + 0.0003 + z0, top + 0.0003 + z1, tone=1.0, axis=2).build(name, m, bevel=0.0008, seg=2)
    z = top + 0.0066
    keyboard(x - 0.06, y + 0.02, z)
    mouse(x + 0.22, y - 0.01, z, 0.12)
    g, (leaf, stem) = ceramics(), leaf_green()
    monitor(x - 0.06, -0.45, top, plain("monitor", (0.03, 0.03, 0.032), 0.4), plain("screen", (0.012, 0.014, 0.016), 0.12, 0.5), h=0.30, w=0.52)
    cup(x - 0.32, y + 0.08, z, g["clay"])
    books(0.56, -0.48, top, [(0.25, 0.18, 0.02, (0.06, 0.09, 0.07)), (0.21, 0.15, 0.014, CLAY)], turn=1.3)
    vase(-0.62, -0.46, top, 0.2, 0.07, g["chalk"])
    branches(-0.62, -0.46, top + 0.17, 0.30, 4, leaf, stem, seed=6, spread=0.2)
    daylight(patch=-0.25)
    camera((-0.42, -2.05, 1.62), (0.04, -0.70, 0.77), lens=54)


def felt_stair_pads():
    wall("back wall", (0, 0.6, 2.6), (9, 0.2, 5.2), plaster("sage wall", (0.36, 0.40, 0.31)))
    wall("right wall", (0.62, -2.0, 2.6), (0.2, 6.0, 5.2))
    box("floor", (0, -3, -0.02), (9, 8, 0.04), oak("floor", rough=0.42), 0, grain=0)
    mat = felt("stair pad", CARD["midnight"], tile=0.4)
    white = plain("riser", (0.72, 0.69, 0.63), 0.5)
    rise, run, wide, first = 0.182, 0.245, 0.98, -2.05
    for i in range(9):
        z, y = rise * (i + 1), first + run * i
        Mesh(20 + i).box((0.03, y + run / 2 - 0.01, z - 0.018), (wide, run + 0.045, 0.036), 0).build("tread", oak(), 0.006, 3)
        box("riser", (0.03, y + 0.012, z - rise / 2 - 0.018), (wide - 0.004, 0.018, rise - 0.036), white, 0.001)
        pad = Mesh(40 + i).prism([(0.03 + a, y + run / 2 - 0.018 + b) for a, b in rounded(0.65, 0.235, 0.03)], z + 0.0004, z + 0.0064, tone=1.0 + 0.04 * (i % 3 - 1), axis=2)
        pad.build("stair pad", mat, bevel=0.0016, seg=2)
    # the string on the open side
    outline_ = [(first - 0.03, 0.0), (first + run * 9, 0.0), (first + run * 9, rise * 9 - 0.036)]
    for i in reversed(range(9)):
        y = first + run * i
        outline_ += [(y - 0.004, rise * (i + 1) - 0.037), (y - 0.004, rise * i - 0.037 if i else 0.0)]
    o = flat_cut([[(a, max(0.0, b)) for a, b in outline_[:-1]]], white, 0.03, Matrix.Translation((-0.478, 0, 0)) @ Matrix.Rotation(math.pi / 2, 4, "Z") @ Matrix.Rotation(math.pi / 2, 4, "X"))
    g, (leaf, stem) = ceramics(), leaf_green()
    vase(-0.85, -1.25, 0, 0.46, 0.15, g["chalk"], neck=0.42)
    branches(-0.85, -1.25, 0.42, 0.75, 6, leaf, stem, seed=12, spread=0.32, leaf_len=0.10, leaf_w=0.055)
    daylight(patch=-0.4)
    camera((-0.95, -4.2, 1.55), (0.0, -1.35, 0.66), lens=60)


def drop(t):
    """Slender: from a narrow neck to its widest at three quarters, then in again."""
    return 0.18 + 0.82 * math.sin(math.pi * 0.5 * min(1.0, t / 0.74)) ** 1.6 if t < 0.74 else 1.0 - 0.40 * ((t - 0.74) / 0.26) ** 1.8


def felt_drop_lampshade():
    studio(paint=plaster("blush wall", (0.60, 0.45, 0.37)))
    mat = felt("shade", CARD["sage"])
    light, cord = emission("bulb", 14, colour=(1.0, 0.82, 0.58)), plain("cord", (0.02, 0.02, 0.02))
    for x in (-0.52, 0.06, 0.64):
        fin_lamp(x, -0.95, 1.50, 0.14, 0.34, mat, fins=18, shape=drop)
        lathe("bulb", [(0.0, -0.045), (0.022, -0.038), (0.032, -0.010), (0.030, 0.012), (0.016, 0.036), (0, 0.045)], light, (x, -0.95, 1.60))
        lathe("holder", [(0, 0.0), (0.017, 0.0), (0.018, 0.05), (0.010, 0.065), (0, 0.068)], cord, (x, -0.95, 1.645), seg=28)
        for dz in (0.105, 0.27):
            lathe("ring", [(0.024, 0), (0.024, 0.004), (0.014, 0.004), (0.014, 0)], oak("ring", (1.1, 1.05, 0.95)), (x, -0.95, 1.50 + dz), seg=40)
        tube("cord", [(x, -0.95, 1.70), (x, -0.95, 3.8)], 0.003, cord, smooth_curve=False)
    # the island below
    Mesh(6).box((0.06, -0.95, 0.915), (2.1, 0.75, 0.03), 0).build("worktop", oak(), 0.004, 3)
    box("island", (0.06, -0.93, 0.45), (2.02, 0.66, 0.90), plain("front", (0.30, 0.33, 0.29), 0.55, 0.3), 0.003)
    g, (leaf, stem) = ceramics(), leaf_green()
    top = 0.93
    bowl(-0.38, -0.95, top, 0.14, g["chalk"])
    box("board", (0.30, -1.02, top + 0.009), (0.36, 0.22, 0.018), oak("board", (0.82, 0.72, 0.62)), 0.006, grain=0, rot=(0, 0, 0.2), seg=3)
    cup(0.02, -1.08, top, g["moss"])
    vase(0.72, -0.86, top, 0.2, 0.075, g["clay"])
    branches(0.72, -0.86, top + 0.17, 0.26, 4, leaf, stem, seed=6, spread=0.18)
    daylight(strength=0.85, patch=-1.2)
    camera((-0.62, -3.3, 1.38), (0.06, -0.8, 1.38), lens=58, shift=(0, 0.02), level=True)


PICTURES = {
    "felt-trays": felt_trays,
    "felt-placemats": felt_placemats,
    "felt-desk-mat": felt_desk_mat,
    "felt-stair-pads": felt_stair_pads,
    "felt-drop-lampshade": felt_drop_lampshade,
}
