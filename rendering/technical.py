"""Pictures of foams, fibres and heavy layers as they leave the works, and what they are mounted with."""
import math
import random
from felt_things import lying_roll, spiral, standing_roll
from materials import felt, foam, granulate, oak, plain, plaster, vinyl, wood_wool
from mesh import Mesh, box, lathe
from props import sideboard
from room import studio
from stage import camera, daylight

COOL = (0.42, 0.45, 0.47)
BLUE = (0.16, 0.22, 0.27)


def cool_wall():
    return plaster("cool wall", COOL)


def white_foam():
    return foam("melamine", (0.60, 0.595, 0.575), tile=0.42, bump=0.0009, pore=0.42)


def grey_foam():
    return foam("melamine grey", (0.30, 0.30, 0.295), tile=0.42, bump=0.0009, pore=0.42)


def stack(x, y, z, sheets, seed=1):
    """Sheets (width, depth, thickness, material), each laid a little askew."""
    r = random.Random(seed)
    for i, (w, d, t, m) in enumerate(sheets):
        box("sheet", (x + r.uniform(-0.012, 0.012), y + r.uniform(-0.012, 0.012), z + t / 2), (w, d, t), m, 0.0025, rot=(0, 0, r.uniform(-0.025, 0.025)), seg=3, seed=seed * 20 + i)
        z += t + 0.0006
    return z


def melamine_sheets():
    studio(paint=cool_wall())
    white, grey = white_foam(), grey_foam()
    stack(-0.25, -0.75, 0.0, [(1.2, 0.62, t, m) for t, m in ((0.10, white), (0.10, white), (0.05, grey), (0.05, white), (0.05, white), (0.03, grey), (0.03, white), (0.02, white))], 3)
    for i, (x, lean, h, m) in enumerate(((0.52, 0.13, 1.2, white), (0.60, 0.20, 1.2, grey), (0.72, 0.27, 0.9, white))):
        box("leaning", (x, -0.10 - 0.075 * i - h * lean * 0.42, h / 2 * math.cos(lean) + 0.004), (0.6, 0.05, h), m, 0.0025, rot=(-lean, 0, 0.02 * (i - 1)), seg=3, seed=7 + i)
    daylight(patch=-0.7)
    camera((-1.5, -3.6, 1.25), (0.12, -0.5, 0.55), lens=56, shift=(0, -0.25), level=True)


def pu_foam_sheets():
    studio(paint=cool_wall())
    grey = foam("pu", (0.30, 0.30, 0.295), tile=0.36, bump=0.0013, pore=0.6)
    dark = foam("anthracite", (0.042, 0.044, 0.046))
    sideboard(0.0, -0.3, 1.8, h=0.6)
    z = stack(-0.28, -0.52, 0.6, [(0.72, 0.34, t, m) for t, m in ((0.06, grey), (0.05, grey), (0.04, dark), (0.03, grey), (0.02, grey), (0.01, grey))], 4)
    for i, (x, t, m, h) in enumerate(((0.30, 0.05, grey, 0.56), (0.42, 0.03, dark, 0.48), (0.52, 0.02, grey, 0.40))):
        box("leaning", (x, -0.36 - 0.075 * i, 0.6 + h / 2 - 0.003), (0.34, t, h), m, 0.0025, rot=(-0.14 - 0.03 * i, 0, -0.04 * i), seg=3, seed=11 + i)
    daylight(patch=-0.25)
    camera((-0.85, -2.4, 1.26), (0.02, -0.45, 0.9), lens=54, shift=(0, -0.2), level=True)


def cylinder(name, x, y, z, r, h, mat, lying=None, cut=None):
    pts = [(r * math.cos(2 * math.pi * i / 96), r * math.sin(2 * math.pi * i / 96)) for i in range(96)]
    o = Mesh(int(h * 100) + 3).prism(pts, 0, h, tone=1.0, axis=2).build(name, mat, bevel=0.006, seg=3)
    o.location = (x, y, z)
    if lying is not None:
        o.rotation_euler = (math.pi / 2, 0, lying)
    return o


def foam_cylinder():
    studio(paint=cool_wall())
    grey = foam("cylinder", (0.30, 0.30, 0.295), tile=0.40, bump=0.0013, pore=0.55)
    cylinder("standing", -0.42, -0.42, 0, 0.15, 1.0, grey)
    cylinder("standing", -0.42, -0.42, 1.003, 0.15, 0.5, grey)
    cylinder("standing", -0.02, -0.62, 0, 0.15, 0.75, grey)
    cylinder("lying", 1.0, -0.62, 0.15, 0.15, 1.0, grey, lying=math.pi / 2 + 0.35)
    daylight(patch=-0.9)
    camera((-1.05, -4.1, 1.2), (0.1, -0.4, 0.75), lens=50, shift=(0, -0.13), level=True)


def polyester_fibre_panel():
    studio(paint=plaster("blue wall", BLUE))
    white = felt("wadding", (0.66, 0.655, 0.64), tile=0.7, bump=0.006, melange=0.35)
    grey = felt("wadding grey", (0.20, 0.205, 0.21), tile=0.7, bump=0.006, melange=0.8)
    stack(-0.25, -0.72, 0.0, [(1.2, 0.60, t, m) for t, m in ((0.10, white), (0.10, white), (0.06, grey), (0.06, white), (0.04, grey), (0.04, white))], 5)
    for i, (x, lean, h, m) in enumerate(((0.52, 0.12, 1.2, white), (0.62, 0.19, 1.2, grey), (0.74, 0.26, 0.8, white))):
        box("leaning", (x, -0.10 - 0.09 * i - h * lean * 0.42, h / 2 * math.cos(lean) + 0.004), (0.6, 0.06, h), m, 0.007, rot=(-lean, 0, 0.02 * (i - 1)), seg=4, seed=17 + i)
    daylight(patch=-0.7)
    camera((-1.5, -3.6, 1.25), (0.12, -0.5, 0.55), lens=56, shift=(0, -0.25), level=True)


def wood_wool_panel():
    studio()
    m = wood_wool("natural", (0.40, 0.325, 0.215))
    w, h, t = 0.6, 0.6, 0.025
    r = random.Random(2)
    for i in range(4):
        for j in range(3):
            box("panel", (-0.90 + (w + 0.002) * i, -t / 2, 0.62 + (h + 0.002) * j), (w, t, h), m, 0.006, seg=2, seed=i * 5 + j).rotation_euler = (0, math.pi / 2 * r.randint(0, 3), 0)
    for i, (x, y) in enumerate(((0.98, -0.115), (0.88, -0.155))):
        box("leaning", (x, y, h / 2 - 0.004), (w, t, h), m, 0.006, rot=(-0.17, 0, 0.02 - 0.05 * i), seg=2, seed=50 + i)
    daylight()
    camera((-1.35, -3.7, 1.30), (0.12, 0, 1.2), lens=39, shift=(0, -0.045), level=True)


def barrier_mat():
    studio(paint=cool_wall())
    m = vinyl("barrier", (0.022, 0.023, 0.025))
    tail = [(-0.55 - 0.06 * i, 0.004) for i in range(1, 13)]
    lying_roll(0.0, -0.5, 0.0, 1.15, m, turns=18, inner=0.04, pitch=0.0066, thick=0.0058, tail=tail)
    standing_roll(0.82, -0.30, 0.0, 1.1, 0.13, m, turns=16)
    standing_roll(1.10, -0.36, 0.0, 1.1, 0.11, m, turns=14)
    daylight(patch=-0.8)
    camera((-1.35, -3.5, 1.3), (0.22, -0.6, 0.45), lens=48, shift=(0.02, -0.29), level=True)
    return 0.15


def rubber_granulate_mat():
    studio(paint=cool_wall())
    m = granulate("rubber", (0.018, 0.018, 0.019))
    tail = [(-0.55 - 0.06 * i, 0.006) for i in range(1, 13)]
    lying_roll(-0.10, -0.5, 0.0, 1.0, m, turns=12, inner=0.05, pitch=0.0105, thick=0.0095, tail=tail)
    stack(0.86, -0.52, 0.0, [(0.5, 0.5, 0.04, m)] * 5, 6)
    for i in range(2):
        box("leaning", (0.55 + 0.12 * i, -0.07 - 0.07 * i, 0.245), (0.5, 0.03, 0.5), m, 0.003, rot=(-0.14, 0, 0.03), seg=3, seed=31 + i)
    daylight(patch=-0.8)
    camera((-1.2, -3.3, 1.35), (0.16, -0.66, 0.28), lens=50)
    return 0.15


def coil(x, y, z, width, outer, mat, turns=16, inner=0.02, tail=0.0, turn=0.0):
    """A flat coil of tape lying on its side; tail: how many metres run off from it."""
    pitch = (outer - inner) / turns
    pts = spiral(turns, inner, pitch)
    n = 16
    pts += [(pts[-1][0] - tail * (i + 1) / n, pts[-1][1] + 0.02 * math.sin(i / n * 3.2)) for i in range(n)] if tail else []
    c, s = math.cos(turn), math.sin(turn)
    m = Mesh(9)
    m.grid(2, len(pts), lambda i, j: (x + pts[j][0] * c - pts[j][1] * s, y + pts[j][0] * s + pts[j][1] * c, z + i * width))
    m.build("coil", mat, smooth=True, solid=pitch * 0.86)
    lathe("core", [(inner * 0.9, 0), (inner * 0.9, width), (inner * 0.72, width), (inner * 0.72, 0)], plain("card core", (0.30, 0.21, 0.13), 0.8), (x, y, z), seg=40)


def sealing_strip():
    studio(paint=cool_wall())
    dark = foam("strip", (0.035, 0.036, 0.038), tile=0.25, bump=0.0007, pore=0.5)
    grey = foam("strip grey", (0.26, 0.26, 0.26), tile=0.25, bump=0.0007, pore=0.5)
    sideboard(0.0, -0.3, 1.6, h=0.6)
    coil(-0.22, -0.54, 0.6, 0.05, 0.125, dark, turns=14, inner=0.035, tail=0.34, turn=0.25)
    coil(0.10, -0.46, 0.6, 0.03, 0.10, grey, turns=16, inner=0.03)
    coil(0.10, -0.46, 0.632, 0.02, 0.088, dark, turns=16, inner=0.03)
    coil(0.36, -0.58, 0.6, 0.015, 0.075, dark, turns=18, inner=0.03, tail=0.0)
    daylight(patch=-0.25)
    camera((-0.62, -1.75, 1.20), (0.02, -0.53, 0.62), lens=68)


def glue_and_spray():
    studio(paint=cool_wall())
    sideboard(0.0, -0.3, 1.6, h=0.6)
    steel = plain("tin", (0.62, 0.62, 0.61), 0.28, 0.5, 0.95)
    white, blue = plain("label white", (0.68, 0.68, 0.66), 0.4), plain("label blue", (0.035, 0.085, 0.20), 0.4)
    x, y, z, r, h = -0.12, -0.5, 0.6, 0.085, 0.19
    lathe("tin", [(0, 0.002), (r * 0.98, 0), (r * 1.02, 0.004), (r, 0.009), (r, h - 0.009), (r * 1.025, h - 0.004), (r * 1.02, h), (r * 0.93, h), (r * 0.92, h - 0.008), (r * 0.86, h - 0.008), (r * 0.85, h - 0.003), (0, h - 0.004)], steel, (x, y, z), seg=72)
    lathe("label", [(r * 1.004, 0.022), (r * 1.004, h - 0.022)], white, (x, y, z), seg=72)
    lathe("band", [(r * 1.007, 0.040), (r * 1.007, 0.075)], blue, (x, y, z), seg=72)
    for k, (cx, cy, c) in enumerate(((0.16, -0.44, blue), (0.30, -0.55, white))):
        q, e = 0.033, 0.17
        lathe("can", [(0, 0.002), (q * 0.96, 0), (q, 0.004), (q, e), (q * 0.93, e + 0.010), (q * 0.6, e + 0.022), (q * 0.56, e + 0.030), (0, e + 0.030)], steel, (cx, cy, z), seg=56)
        lathe("wrap", [(q * 1.01, 0.008), (q * 1.01, e - 0.006)], c, (cx, cy, z), seg=56)
        lathe("stripe", [(q * 1.02, 0.05), (q * 1.02, 0.085)], white if c is blue else blue, (cx, cy, z), seg=56)
        lathe("cap", [(q * 0.62, e + 0.018), (q * 0.62, e + 0.062), (q * 0.5, e + 0.070), (0, e + 0.070)], white if c is blue else blue, (cx, cy, z), seg=48, subsurf=1)
    # a spatula lies in front, beside two blocks of foam
    m = Mesh(4)
    m.box((-0.34, -0.62, 0.6035), (0.13, 0.10, 0.0016))
    m.build("blade", steel, 0.0005, rot=(0, 0, 0))
    Mesh(5).rod((-0.275, -0.62, 0.609), (-0.15, -0.64, 0.612), 0.011, 0.014).build("handle", oak(), smooth=True)
    box("block", (0.02, -0.36, 0.6 + 0.05), (0.36, 0.10, 0.10), grey_foam(), 0.003, rot=(0, 0, 0.05), seg=3, seed=5)
    box("block", (0.46, -0.42, 0.6 + 0.03), (0.22, 0.16, 0.06), white_foam(), 0.003, rot=(0, 0, -0.2), seg=3, seed=6)
    daylight(patch=-0.25)
    camera((-0.5, -1.75, 1.02), (0.06, -0.50, 0.68), lens=64)


def material_samples():
    """Three shallow cartons of samples, 100 × 100 mm in their true thickness, standing like cards in a box; a few lie in front with a gauge."""
    studio(paint=cool_wall())
    sideboard(0.0, -0.3, 1.8, h=0.6)
    kraft, tape = plain("kraft", (0.36, 0.25, 0.15), 0.85), plain("label", (0.66, 0.655, 0.64), 0.6)
    grey, dark, white = grey_foam(), foam("anthracite", (0.042, 0.044, 0.046)), white_foam()
    cream, wadding = foam("polyether", (0.52, 0.47, 0.36), tile=0.36, bump=0.0012, pore=0.55), felt("wadding", (0.66, 0.655, 0.64), tile=0.7, bump=0.004, melange=0.35)
    wool, needle = wood_wool("natural", (0.40, 0.325, 0.215), tile=0.42, bump=0.004), felt("needle", (0.16, 0.17, 0.175), tile=0.4, bump=0.0026)
    heavy, rubber, damping = vinyl("barrier", (0.022, 0.023, 0.025)), granulate("rubber", (0.018, 0.018, 0.019)), plain("damping", (0.030, 0.030, 0.031), 0.55)
    z, s = 0.6, 0.10
    cartons = (
        (-0.31, -0.44, 0.09, ((0.050, grey), (0.030, dark), (0.020, grey), (0.030, white), (0.050, white), (0.010, cream), (0.030, cream))),
        (0.03, -0.40, -0.04, ((0.050, wadding), (0.020, wadding), (0.025, wool), (0.035, wool), (0.010, needle), (0.006, needle))),
        (0.30, -0.44, -0.15, ((0.005, heavy), (0.010, heavy), (0.010, rubber), (0.020, rubber), (0.003, damping), (0.005, damping), (0.020, grey))),
    )
    seed = 1
    for x, y, turn, cards in cartons:
        width = sum(t for t, _ in cards) + 0.004 * (len(cards) + 1) + 0.03
        c, d = math.cos(turn), math.sin(turn)

        def at(u, v, h):
            return (x + u * c - v * d, y + u * d + v * c, z + h)

        box("base", at(0, 0, 0.002), (width + 0.008, s + 0.018, 0.004), kraft, 0.0004, rot=(0, 0, turn))
        for v in (-1, 1):
            box("wall", at(0, v * (s / 2 + 0.009), 0.024), (width + 0.008, 0.003, 0.044), kraft, 0.0004, rot=(0, 0, turn))
            box("end", at(v * (width / 2 + 0.004), 0, 0.024), (0.003, s + 0.018, 0.044), kraft, 0.0004, rot=(0, 0, turn))
        box("label", at(0, -s / 2 - 0.0108, 0.026), (0.070, 0.0006, 0.024), tape, 0.0001, rot=(0, 0, turn))
        u = -width / 2 + 0.006
        for t, m in cards:
            lean = 0.06
            box("sample", at(u + t / 2 + 0.004, 0, 0.004 + s / 2), (t, s, s), m, 0.0012, rot=(0, lean, turn), seg=3, seed=seed)
            u, seed = u + t + 0.005, seed + 1
    for k, (x, y, turn, t, m) in enumerate(((-0.27, -0.59, 0.35, 0.030, white), (-0.13, -0.62, -0.15, 0.020, grey), (0.03, -0.575, 0.20, 0.025, wool), (0.16, -0.62, -0.30, 0.010, needle), (0.31, -0.60, 0.12, 0.010, rubber))):
        box("lying", (x, y, z + t / 2 + 0.0005), (s, s, t), m, 0.0012, rot=(0, 0, turn), seg=3, seed=40 + k)
    # a steel rule to hold against a thickness
    box("rule", (-0.02, -0.685, z + 0.0007), (0.20, 0.020, 0.0010), plain("steel", (0.62, 0.62, 0.61), 0.28, 0.5, 0.95), 0.0002, rot=(0, 0, 0.06))
    daylight(patch=-0.25)
    camera((-0.34, -1.58, 1.16), (-0.02, -0.50, 0.635), lens=50)


PICTURES = {
    "melamine-sheets": melamine_sheets,
    "pu-foam-sheets": pu_foam_sheets,
    "foam-cylinder": foam_cylinder,
    "polyester-fibre-panel": polyester_fibre_panel,
    "wood-wool-panel": wood_wool_panel,
    "barrier-mat": barrier_mat,
    "rubber-granulate-mat": rubber_granulate_mat,
    "sealing-strip": sealing_strip,
    "glue-and-spray": glue_and_spray,
    "material-samples": material_samples,
}
