"""Pictures of what is made of felt for the home and the desk."""
import math
import random
from mathutils import Matrix
from materials import ANTHRACITE, CLAY, MOSS, OAT, PINE, SAGE, SAND, WARM_WHITE, boucle, emission, felt, oak, plain, plaster
from mesh import Mesh, box, lathe, tube
from products import circle, raft, wires
from props import bench, books, bowl, branches, ceramics, cup, cushion, desk, leaf_green, monitor, round_table, scatter_cushion, shell_chair, sideboard, sofa, vase
from room import studio
from stage import camera, daylight, world

CHALK = (0.70, 0.67, 0.61)


def spiral(turns, inner, pitch, steps=48):
    """A coil seen from its end, wound from the inside out; it ends at the bottom, heading to -y. Its middle is (0, 0)."""
    out = []
    for i in range(turns * steps + 1):
        a = -math.pi / 2 - 2 * math.pi * turns + 2 * math.pi * i / steps
        r = inner + pitch * i / steps
        out.append((-r * math.cos(a), r * math.sin(a)))
    return out


def lying_roll(x, y, z, width, mat, turns=14, inner=0.03, pitch=0.0075, thick=0.006, tail=()):
    """A roll along x, lying on z; tail: further points (y, z) of what is unrolled."""
    pts = spiral(turns, inner, pitch)
    r = inner + pitch * turns
    line = [(y + a, z + r + b) for a, b in pts] + list(tail)
    m = Mesh(6)
    m.grid(2, len(line), lambda i, j: (x + (i - 0.5) * width, *line[j]))
    o = m.build("roll", mat, smooth=True, solid=thick)
    return o


def standing_roll(x, y, z, height, r, mat, turns=9):
    pts = spiral(turns, 0.02, (r - 0.02) / turns)
    m = Mesh(8)
    m.grid(2, len(pts), lambda i, j: (x + pts[j][0], y + pts[j][1], z + i * height))
    return m.build("roll", mat, smooth=True, solid=(r - 0.02) / turns * 0.82)


def felt_roll():
    studio(paint=plaster("blush wall", (0.60, 0.45, 0.37)))
    bench(0.1, -0.52, 1.9, d=0.62, h=0.5)
    main = felt("roll", SAGE)
    top, edge = 0.5, -0.83
    tail = [(-0.45 - 0.04 * i, top + 0.004) for i in range(1, 9)]
    tail += [(edge - 0.045 * math.sin(a), top - 0.042 + 0.046 * math.cos(a)) for a in [i * math.pi / 16 for i in range(1, 9)]]
    tail += [(edge - 0.046 + 0.006 * math.sin(k * 0.7), top - 0.042 - 0.028 * k) for k in range(1, 11)]
    lying_roll(-0.12, -0.42, top, 0.9, main, turns=15, pitch=0.0075, tail=tail)
    for x, y, h, r, n, c in ((0.62, -0.40, 0.50, 0.075, "clay", CLAY), (0.80, -0.50, 0.42, 0.07, "sand", SAND), (0.78, -0.33, 0.58, 0.065, "pine", PINE)):
        standing_roll(x, y, top, h, r, felt(n, c))
    daylight(patch=-0.6)
    camera((-1.15, -2.9, 1.25), (0.1, -0.45, 0.72), lens=56, shift=(0.01, -0.27), level=True)


def outline(points, n=10, closed=True):
    """A smooth closed line through the points (Catmull-Rom)."""
    out, k = [], len(points)
    for i in range(k):
        p = [points[(i + d) % k] for d in (-1, 0, 1, 2)]
        for j in range(n):
            t = j / n
            out.append(tuple(0.5 * (2 * p[1][a] + (p[2][a] - p[0][a]) * t + (2 * p[0][a] - 5 * p[1][a] + 4 * p[2][a] - p[3][a]) * t * t
                                    + (3 * p[1][a] - p[0][a] - 3 * p[2][a] + p[3][a]) * t ** 3) for a in (0, 1)))
    return out


def cloud_shape(w):
    """A cloud as children draw it: a flat base and four round crowns."""
    pts = []
    arcs = [(-0.30, 0.13, 0.20, 250, 90), (-0.10, 0.27, 0.20, 165, 55), (0.16, 0.22, 0.17, 130, 20), (0.33, 0.11, 0.17, 80, -90)]
    for cx, cy, r, a0, a1 in arcs:
        for i in range(15):
            a = math.radians(a0 + (a1 - a0) * i / 14)
            pts.append((w * (cx + r * math.cos(a)), w * (cy + r * math.sin(a))))
    return pts[::-1]


def star_shape(r, points=5):
    pts = []
    for i in range(points * 2):
        a = math.pi / 2 + math.pi * i / points
        k = r if i % 2 == 0 else r * 0.52
        pts.append((k * math.cos(a), k * math.sin(a)))
    return pts


def moon_shape(r):
    outer = [(r * math.cos(math.radians(a)), r * math.sin(math.radians(a))) for a in range(50, 311, 6)]
    inner = [(r * 0.34 + r * 0.80 * math.cos(math.radians(a)), r * 0.80 * math.sin(math.radians(a))) for a in range(291, 68, -6)]
    return outer + inner


def drop_shape(r):
    return [(r * 0.62 * math.sin(a) * math.sin(a / 2) ** 1.0, r * math.cos(a)) for a in [2 * math.pi * i / 40 for i in range(40)]]


def cut_out(pts, x, z, mat, thick=0.02, y=0.0, turn=0.0):
    c, s = math.cos(turn), math.sin(turn)
    poly = [(x + a * c - b * s, z + a * s + b * c) for a, b in pts]
    area = sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(poly, poly[1:] + poly[:1]))
    Mesh(2).prism(poly if area > 0 else poly[::-1], y - thick, y, tone=1.0).build("shape", mat, bevel=0.004, seg=3)


def felt_shapes():
    studio(paint=plaster("butter wall", (0.72, 0.60, 0.40)))
    white, clay, sage, pine, oat, lake = (felt(n, c) for n, c in (("chalk", CHALK), ("clay", (0.33, 0.14, 0.085)), ("sage", SAGE), ("pine", PINE), ("oat", OAT), ("lake", (0.075, 0.135, 0.185))))
    cut_out(cloud_shape(0.85), -0.42, 1.45, white, 0.03)
    cut_out(cloud_shape(0.52), 0.42, 1.20, sage, 0.02)
    cut_out(moon_shape(0.24), 0.52, 1.82, clay, 0.025)
    for x, z, r, t, m in ((-0.02, 1.98, 0.10, 0.2, lake), (0.98, 1.62, 0.085, -0.15, oat), (-0.86, 1.92, 0.075, 0.1, pine), (0.86, 2.06, 0.06, 0.3, pine)):
        cut_out(star_shape(r), x, z, m, 0.02, turn=t)
    for x, z, m in ((-0.66, 1.30, lake), (-0.46, 1.22, pine), (-0.26, 1.31, lake), (-0.06, 1.23, clay)):
        cut_out(drop_shape(0.062), x, z, m, 0.018)
    g, (leaf, stem) = ceramics(), leaf_green()
    sideboard(0.1, -0.02, 1.8, h=0.66, doors=3)
    books(-0.45, -0.22, 0.66, [(0.27, 0.2, 0.028, (0.07, 0.13, 0.18)), (0.24, 0.17, 0.022, CLAY), (0.21, 0.15, 0.018, (0.6, 0.57, 0.5))], turn=0.06)
    for x, h, r, c in ((0.12, 0.10, 0.05, "clay"), (0.24, 0.15, 0.04, "chalk"), (0.33, 0.07, 0.045, "moss")):
        lathe("block", [(0, 0), (r, 0), (r, h * 0.7), (r * 0.4, h), (0, h)], g[c], (x, -0.2, 0.66), seg=32)
    vase(0.72, -0.2, 0.66, 0.2, 0.075, g["chalk"])
    branches(0.72, -0.2, 0.83, 0.36, 4, leaf, stem, seed=8, spread=0.2)
    daylight(patch=-0.9)
    camera((-0.9, -3.1, 1.4), (0.06, 0, 1.36), lens=43, shift=(0, 0.0), level=True)


def rounded(w, h, r, n=10):
    pts = []
    for cx, cy, a0 in ((w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, 90), (-w / 2 + r, -h / 2 + r, 180), (w / 2 - r, -h / 2 + r, 270)):
        pts += [(cx + r * math.cos(math.radians(a0 + 90 * i / n)), cy + r * math.sin(math.radians(a0 + 90 * i / n))) for i in range(n + 1)]
    return pts


def felt_pinboard():
    studio()
    cut_out(rounded(1.25, 0.85, 0.09), 0.05, 1.46, felt("board", SAGE), 0.024)
    r = random.Random(3)
    cards = [(-0.36, 1.62, 0.21, 0.15, (0.72, 0.69, 0.62), 0.04), (-0.10, 1.56, 0.105, 0.15, (0.40, 0.17, 0.10), -0.05), (0.16, 1.64, 0.15, 0.105, (0.055, 0.09, 0.075), 0.02),
             (0.44, 1.58, 0.15, 0.21, (0.66, 0.55, 0.36), -0.03), (-0.30, 1.32, 0.15, 0.21, (0.085, 0.14, 0.19), 0.03), (0.12, 1.36, 0.21, 0.297, (0.74, 0.72, 0.68), -0.02)]
    pin = [plain("brass", (0.45, 0.33, 0.14), 0.35, 0.5, 0.9), plain("powder black", (0.02, 0.02, 0.021), 0.45)]
    for i, (x, z, w, h, c, t) in enumerate(cards):
        o = box("card %d" % i, (x, -0.0265, z), (w, 0.0008, h), plain("card %s" % (c,), c, 0.8), 0, rot=(0.02, t, 0))
        lathe("pin", [(0.0, 0.0), (0.004, 0.0), (0.004, 0.007), (0.009, 0.010), (0.009, 0.014), (0, 0.015)], pin[i % 2], (x + r.uniform(-0.01, 0.01), -0.026, z + h / 2 - 0.02), rot=(math.pi / 2, 0, 0), seg=20)
    desk(0.15, -0.06, 1.7, depth=0.7)
    g, (leaf, stem) = ceramics(), leaf_green()
    books(-0.38, -0.32, 0.74, [(0.25, 0.18, 0.02, (0.06, 0.09, 0.07)), (0.21, 0.15, 0.014, CLAY)], turn=0.1)
    cup(-0.02, -0.4, 0.74, g["chalk"])
    lathe("pot", [(0, 0), (0.04, 0), (0.042, 0.1), (0.038, 0.1), (0.036, 0.01), (0, 0.01)], g["ink"], (0.24, -0.26, 0.74))
    for k in range(5):
        a = k * 1.3
        m = Mesh(k)
        m.rod((0.24 + 0.012 * math.cos(a), -0.26 + 0.012 * math.sin(a), 0.75), (0.24 + 0.035 * math.cos(a), -0.26 + 0.035 * math.sin(a), 0.91 + 0.01 * (k % 3)), 0.0036, seg=8)
        m.build("pencil", oak() if k % 2 else plain("pencil %d" % k, (CLAY, PINE, SAND)[k % 3], 0.5), smooth=True)
    vase(0.72, -0.3, 0.74, 0.2, 0.07, g["clay"])
    branches(0.72, -0.3, 0.91, 0.34, 4, leaf, stem, seed=6, spread=0.2)
    daylight()
    camera((-0.95, -3.0, 1.4), (0.06, 0, 1.25), lens=46, shift=(0, -0.015), level=True)


def felt_wall_strips():
    studio()
    mat = felt("strip", SAGE)
    r = random.Random(6)
    w, gap, n = 0.105, 0.022, 16
    for i in range(n):
        x = -1.02 + (w + gap) * i
        top = 2.28 - 0.20 * abs(math.sin(i * 0.52 + 0.3)) - 0.03 * r.random()
        low = 0.98 + 0.16 * math.sin(i * 0.41 + 1.1)
        thick = (0.020, 0.036, 0.052)[(i * 2) % 3]
        pts = rounded(w, top - low, w / 2 - 0.002)
        poly = [(x + a, (top + low) / 2 + b) for a, b in pts]
        Mesh(i + 2).prism(poly, -thick, 0, tone=1.0 + 0.06 * ((i * 2) % 3 - 1)).build("strip", mat, bevel=0.006, seg=3)
    g, (leaf, stem) = ceramics(), leaf_green()
    bench(-0.1, -0.42, 1.5)
    vase(0.42, -0.42, 0.44, 0.26, 0.085, g["chalk"])
    branches(0.42, -0.42, 0.66, 0.42, 5, leaf, stem, seed=5, spread=0.24)
    books(-0.35, -0.42, 0.44, [(0.26, 0.19, 0.026, (0.30, 0.28, 0.24)), (0.22, 0.16, 0.02, CLAY)])
    scatter_cushion(-0.72, -0.34, 0.62, 0.4, boucle("cushion oat", (0.58, 0.535, 0.455)), 0.1, -0.3, 5)
    daylight()
    camera((-1.3, -3.5, 1.38), (0.02, 0, 1.3), lens=41, shift=(0, -0.01), level=True)


def cloud_disc(x, y, z, mat, top, r=0.5):
    """Two layers of 12 mm on three wires; z is the underside."""
    for k in range(2):
        o = Mesh(5 + k).prism([(x + a, y + b) for a, b in circle(r, 128)], z + 0.0122 * k, z + 0.0122 * k + 0.0118, tone=1.0 - 0.05 * k, axis=2)
        o.build("disc", mat, bevel=0.0028, seg=3)
    wires([(x + r * 0.62 * math.cos(a), y + r * 0.62 * math.sin(a), z + 0.022) for a in (0.5, 2.6, 4.7)], top)


def felt_clouds():
    studio(paint=plaster("sky wall", (0.36, 0.45, 0.51)))
    mat = felt("cloud", CHALK)
    cloud_disc(0.12, -1.05, 1.96, mat, 4.0)
    cloud_disc(-0.78, -0.58, 2.22, mat, 4.0)
    round_table(0.12, -1.05, 0.74, 0.58, leg_count=4)
    for a, n, c in ((0.25, "ochre", (0.42, 0.25, 0.055)), (2.35, "clay", CLAY), (3.75, "oat", OAT), (5.35, "pine", PINE)):
        shell_chair(0.12 + 0.80 * math.cos(a), -1.05 + 0.80 * math.sin(a), a - math.pi / 2 + 0.14 * math.sin(7 * a), felt("chair " + n, c), oak())
    g, (leaf, stem) = ceramics(), leaf_green()
    vase(0.18, -0.98, 0.74, 0.2, 0.07, g["clay"])
    branches(0.18, -0.98, 0.91, 0.34, 4, leaf, stem, seed=6, spread=0.2)
    bowl(-0.10, -1.16, 0.74, 0.11, g["chalk"])
    cup(0.36, -1.22, 0.74, g["moss"])
    sideboard(-1.55, -0.02, 1.5, h=0.66, doors=3)
    books(-1.25, -0.22, 0.66, [(0.27, 0.2, 0.028, (0.42, 0.36, 0.27)), (0.24, 0.17, 0.022, CLAY)], turn=0.06)
    vase(-1.75, -0.24, 0.66, 0.26, 0.085, g["chalk"])
    daylight(patch=-1.1)
    camera((-0.80, -4.9, 1.22), (0.02, -0.8, 1.22), lens=41, shift=(0, 0.025), level=True)


def pumpkin(t):
    """How far the edge of a fin is from the middle, from the top (0) to the lower end (1), as a part of the radius."""
    return 0.20 + 0.80 * math.sin(math.pi * (0.16 + 0.80 * t ** 0.85)) ** 0.9


def fin_lamp(x, y, z, r, h, mat, fins=30, shape=pumpkin):
    """Felt fins round a ring; z is its lower edge."""
    n = 24
    prof = [(r * shape(i / n), h * (1 - i / n)) for i in range(n + 1)]
    for k in range(fins):
        a = 2 * math.pi * k / fins
        poly = prof + [(r * 0.14, 0.03), (r * 0.14, h - 0.02)]
        o = Mesh(k + 1).prism([(p, q) for p, q in poly][::-1], -0.0045, 0.0045, tone=1.0 + 0.04 * math.sin(k * 2.3)).build("fin", mat, bevel=0.001, seg=1)
        o.matrix_world = Matrix.Translation((x, y, z)) @ Matrix.Rotation(a, 4, "Z")


def felt_lampshade():
    studio(paint=plaster("sage wall", (0.36, 0.40, 0.31)))
    mat = felt("shade", SAGE)
    fin_lamp(0.0, -0.95, 1.36, 0.30, 0.42, mat)
    lathe("bulb", [(0.0, -0.055), (0.03, -0.046), (0.052, -0.01), (0.052, 0.01), (0.03, 0.046), (0, 0.055)], emission("bulb", 14, colour=(1.0, 0.82, 0.58)), (0, -0.95, 1.56))
    tube("cord", [(0, -0.95, 1.74), (0, -0.95, 3.6)], 0.003, plain("cord", (0.02, 0.02, 0.02)), smooth_curve=False)
    round_table(0.0, -0.95, 0.74, 0.62, leg_count=4)
    g, (leaf, stem) = ceramics(), leaf_green()
    bowl(0.12, -1.0, 0.74, 0.14, g["chalk"])
    cup(-0.25, -1.12, 0.74, g["clay"])
    cup(-0.12, -1.24, 0.74, g["moss"])
    shell_chair(0.80, -0.75, 1.3, felt("chair clay", CLAY), oak())
    shell_chair(-0.72, -0.55, -2.2, felt("chair sand", SAND), oak())
    daylight(strength=0.8, patch=-1.2)
    camera((-0.7, -3.6, 1.34), (0.04, -0.5, 1.34), lens=56, shift=(0, -0.03), level=True)


def basket(x, y, r, h, mat, thick=0.012):
    n = 72
    wall_ = [(0.0, 0.004), (r * 0.94, 0.004), (r * 0.985, 0.03), (r, h * 0.5), (r * 1.01, h * 0.80), (r * 1.02, h * 0.815), (r * 1.018, h), (r * 1.005, h + 0.004), (r * 0.975, h), (r * 0.965, h * 0.5), (r * 0.93, 0.03), (0, 0.02)]
    lathe("basket", wall_, mat, (x, y, 0.0), seg=n)
    # the folded rim: a second layer round the top
    lathe("rim", [(r * 1.005, h * 0.70), (r * 1.045, h * 0.70), (r * 1.05, h * 0.72), (r * 1.045, h + 0.003), (r * 1.0, h + 0.006)], mat, (x, y, 0.0), seg=n)
    leather = plain("leather", (0.24, 0.105, 0.045), 0.5, 0.35)
    for s in (-1, 1):
        pts = []
        for i in range(9):
            a = math.pi * i / 8
            pts.append((x + 0.09 * math.cos(a), y + s * (r * 1.06 + 0.012 * math.sin(a)), h * 0.86 + 0.075 * math.sin(a)))
        tube("handle", pts, 0.0075, leather)
        for k in (-1, 1):
            lathe("rivet", [(0, 0.006), (0.007, 0.004), (0.008, 0)], plain("brass", (0.45, 0.33, 0.14), 0.35, 0.5, 0.9), (x + k * 0.09, y + s * (r * 1.055), h * 0.86), rot=(math.pi / 2 * (1 if s < 0 else -1), 0, 0), seg=16)


def felt_basket():
    studio()
    mat = felt("basket", SAGE, tile=0.4)
    basket(-0.28, -0.75, 0.23, 0.34, mat)
    basket(0.26, -0.95, 0.165, 0.22, mat)
    wool = boucle("blanket", (0.62, 0.56, 0.46), tile=0.6)
    cushion("blanket", (-0.30, -0.72, 0.36), (0.36, 0.34, 0.16), wool, (0.15, 0.1, 0.3), 0.5, 3)
    cushion("blanket", (-0.24, -0.80, 0.40), (0.30, 0.22, 0.11), boucle("blanket clay", (0.33, 0.14, 0.085), tile=0.6), (0.35, -0.2, 0.9), 0.5, 8)
    for k, (a, c) in enumerate(((0.2, (0.60, 0.56, 0.48)), (1.5, CLAY), (2.7, PINE))):
        lathe("ball", [(0.062 * math.sin(math.pi * i / 12), -0.062 * math.cos(math.pi * i / 12)) for i in range(13)], boucle("wool %d" % k, c, tile=0.35, bump=0.003), (0.26 + 0.07 * math.cos(a * 1.5), -0.95 + 0.06 * math.sin(a * 1.5), 0.215 + 0.012 * k), subsurf=1, seg=24)
    bench(0.55, -0.36, 1.2)
    g, (leaf, stem) = ceramics(), leaf_green()
    vase(0.72, -0.36, 0.44, 0.24, 0.08, g["chalk"])
    branches(0.72, -0.36, 0.64, 0.42, 4, leaf, stem, seed=5, spread=0.24)
    books(0.3, -0.36, 0.44, [(0.26, 0.19, 0.026, (0.30, 0.28, 0.24)), (0.22, 0.16, 0.02, CLAY)])
    daylight(patch=-0.9)
    camera((-0.95, -3.4, 0.95), (0.12, -0.6, 0.42), lens=60, shift=(0, -0.25), level=True)


def felt_coasters():
    studio(paint=plaster("blush wall", (0.60, 0.45, 0.37)))
    round_table(0.0, -0.9, 0.74, 0.70, leg_count=4)
    mat = felt("coaster", SAGE, tile=0.3, bump=0.0016)
    r = random.Random(4)
    z = 0.74
    for i in range(6):
        x, y = -0.22 + r.uniform(-0.006, 0.006), -0.95 + r.uniform(-0.006, 0.006)
        Mesh(i + 1).prism([(x + a, y + b) for a, b in circle(0.055, 64)], z + 0.0002, z + 0.0052, tone=1.0 + 0.05 * (i % 3 - 1), axis=2).build("coaster", mat, bevel=0.0012, seg=2)
        z += 0.0054
    for x, y, rr in ((0.0, -1.16, 0.055), (0.22, -1.05, 0.055), (-0.02, -0.72, 0.17), (0.36, -0.78, 0.055)):
        Mesh(int(rr * 900)).prism([(x + a, y + b) for a, b in circle(rr, 72)], 0.7402, 0.7452, tone=1.0, axis=2).build("coaster", mat, bevel=0.0012, seg=2)
    g, (leaf, stem) = ceramics(), leaf_green()
    cup(0.0, -1.16, 0.7455, g["chalk"], 0.042, 0.075)
    cup(0.36, -0.78, 0.7455, g["clay"], 0.042, 0.075)
    lathe("pot", [(0, 0), (0.07, 0), (0.105, 0.03), (0.115, 0.08), (0.09, 0.13), (0.055, 0.145), (0.05, 0.15), (0.012, 0.158), (0.014, 0.172), (0, 0.178)], g["ink"], (-0.02, -0.72, 0.7455), subsurf=1)
    tube("spout", [(0.06, -0.74, 0.79), (0.125, -0.765, 0.815), (0.15, -0.775, 0.87)], 0.02, g["ink"], taper_to=0.5)
    tube("handle", [(-0.11, -0.72, 0.86), (-0.19, -0.715, 0.86), (-0.18, -0.715, 0.79), (-0.125, -0.72, 0.78)], 0.008, g["ink"])
    daylight(patch=-0.5)
    camera((-0.55, -2.35, 1.30), (0.06, -0.93, 0.78), lens=78, fstop=8)


PICTURES = {
    "felt-roll": felt_roll,
    "felt-shapes": felt_shapes,
    "felt-pinboard": felt_pinboard,
    "felt-wall-strips": felt_wall_strips,
    "felt-clouds": felt_clouds,
    "felt-lampshade": felt_lampshade,
    "felt-basket": felt_basket,
    "felt-coasters": felt_coasters,
}
